/** Every address of the site, relative to its base. */
export const PATHS = {
  home: '',
  directory: (page: number): string => PATHS.list('', page),
  /** A list of the directory; `list` is its path below directory/, with a slash at its end. */
  list: (list: string, page: number): string => `directory/${list}${page === 1 ? '' : `${page}/`}`,
  namespaces: (page: number): string => PATHS.list('namespaces/', page),
  listing: (slug: string): string => `servers/${slug}/`,
  /** The scheduled checkups of a claimed server; only there where data/checkups/ has them. */
  checkups: (slug: string): string => `servers/${slug}/checkups/`,
  methods: 'methods/',
  handshakeMethod: 'methods/handshake/',
  handshakeMethodJson: 'methods/handshake.json',
  neverGraded: 'methods/never-graded/',
  corrections: 'methods/corrections/',
  prober: 'methods/prober/',
  claim: 'claim/',
  licence: 'licence/',
  api: 'api/',
  checkupMethod: 'methods/checkup/',
  checkupMethodJson: 'methods/checkup.json',
  reportCardMethod: 'methods/report-card/',
  reportCardMethodJson: 'methods/report-card.json',
  search: 'search/',
  searchIndex: (file: string): string => `search/${file}`,
  openings: 'report-cards/',
  openingsFeed: 'report-cards/feed.xml',
  changes: 'changes/',
  changesOfDay: (day: string): string => `changes/${day}/`,
  changesAtom: 'changes/feed.xml',
  changesFeed: 'changes/feed.json',
  ecosystem: 'ecosystem/',
  about: 'about/',
  notFound: '404.html',
  css: 'assets/site.css',
  moreCss: 'assets/more.css',
  script: (name: string): string => `assets/${name}.js`,
  icon: 'assets/icon.svg',
  /** What other sites show of a link to any page. */
  picture: 'assets/card.png',
  badge: (slug: string): string => `badges/${besideUnknown(slug)}.svg`,
  shields: (slug: string): string => `badges/${besideUnknown(slug)}.json`,
  unknownBadge: 'badges/unknown.svg',
  unknownShields: 'badges/unknown.json',
  apiIndex: 'api/v1/index.json',
  apiChangelog: 'api/v1/changelog.json',
  openApi: 'api/v1/openapi.json',
  statusJson: 'api/v1/status.json',
  namespacesJson: 'api/v1/namespaces.json',
  servers: 'api/v1/servers.json',
  serversCsv: 'api/v1/servers.csv',
  serversPage: (page: number | string): string => `api/v1/pages/${page}.json`,
  server: (slug: string): string => `api/v1/servers/${slug}.json`,
  changesJson: 'api/v1/changes.json',
  changesOfDayJson: (day: string): string => `api/v1/changes/${day}.json`,
  ecosystemJson: 'api/v1/ecosystem.json',
  /** Only of listings with a change: those in `site.changes.ofListing`. */
  feed: (slug: string): { atom: string; json: string } => ({
    atom: `feeds/${slug}.xml`,
    json: `feeds/${slug}.json`,
  }),
  schema: (file: string): string => `schemas/${file}`,
  sitemap: 'sitemap.xml',
  sitemapPart: (part: number): string => `sitemap-${part}.xml`,
  robots: 'robots.txt',
  noJekyll: '.nojekyll',
} as const;

/** `unknown.svg` is also a legal namespace, whose folder would stand where the badge of that name does. No slug has a `~` alone. */
function besideUnknown(slug: string): string {
  return /^unknown\.(svg|json)\//.test(slug) ? `~/${slug}` : slug;
}

/** The file that a web server sends for a path. */
export function fileOf(path: string): string {
  return path === '' || path.endsWith('/') ? `${path}index.html` : path;
}
