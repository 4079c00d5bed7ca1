import { type LintRule, someOf } from '../rule.ts';

/** Names that were meant to be `Authorization`; an `X-Authorization` of one's own is not among them. */
const MEANT =
  /^(?:authentication|authorisation|autho?ri[sz]ati?on|auth?orization|authorizat?ion|authorzation|authorizaiton|authorizatoin|authorizations|authorize|authorisierung)$/i;

export const headerMisspelt: LintRule = {
  id: 'header-misspelt',
  level: 'warning',
  text: 'A header is called almost like `Authorization`. HTTP knows only that name, so clients and proxies won’t treat it as a credential.',
  fix: 'Publish the header as `Authorization`, if the server reads that one.',
  find: ({ remotes }) => {
    const names = new Set<string>();
    for (const { headers = [] } of remotes) {
      for (const { name } of headers) {
        if (MEANT.test(name) && name.toLowerCase() !== 'authorization') names.add(name);
      }
    }
    return someOf([...names]);
  },
};
