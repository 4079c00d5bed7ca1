import { newCheck } from './check.ts';

/** All that the gate looks for. */
export const newChecks = () => ({
  pages: newCheck('every listing has its page, and no page is of nothing listed'),
  badges: newCheck('every listing with an endpoint has its badge, and nothing else has one'),
  shields: newCheck(
    'every listing with an endpoint has its Shields document, and nothing else has one',
  ),
  servers: newCheck('every listing with an endpoint has its JSON, and nothing else has one'),
  listingFeeds: newCheck(
    'every listing that changed in 90 days has its feeds, and nothing else has',
    {
      mayBeEmpty: true,
    },
  ),
  list: newCheck('the list of all servers is the catalog'),
  promises: newCheck('every page of a listing has what it is promised'),
  files: newCheck('the files that a host and a crawler look for are there'),
  json: newCheck('every JSON document can be read and says something'),
  jsonLinks: newCheck('every address of this site in a JSON document leads to a file'),
  links: newCheck('every link in a page leads to a file of this site, or away by http(s) or mail'),
  fragments: newCheck('every link to a part of a page finds it'),
  loads: newCheck('nothing is loaded from elsewhere'),
  inline: newCheck('no script and no style stands in a page'),
  policy: newCheck('every page begins with its content security policy'),
  canonical: newCheck('every page that may be found says its own address'),
  sitemap: newCheck('the sitemap is the pages that may be found'),
  feeds: newCheck('every address of this site in a feed leads to a file'),
});

export type Checks = ReturnType<typeof newChecks>;
