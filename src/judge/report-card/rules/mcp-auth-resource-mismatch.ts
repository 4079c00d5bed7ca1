import { rule } from '../rule.ts';

export default rule({
  id: 'mcp-auth-resource-mismatch',
  severity: 'warning',
  stop: false,
  text: 'The protected resource metadata speaks of another resource.',
  fix: 'Put the address of the server itself into `resource`, so that a client binds its token to it.',
  fires:
    "`resource` has another origin than the endpoint, or a path that is not a leading part of the endpoint's path.",
  spares:
    'A missing slash at the end, a resource above the endpoint on its own origin, no metadata at all.',
  needs: 'answer',
  judge({ served: { auth, endpoint } }) {
    const document = auth?.resource?.document;
    if (document === null || document === undefined) return [];
    const { resource } = document;
    // A listed address may lead on to the one that asks for the sign-in.
    const own = [endpoint, auth?.exchange.url ?? endpoint];
    if (typeof resource === 'string' && own.some((url) => covers(resource, url))) return [];
    return [{ where: 'sign_in/resource', text: String(resource) }];
  },
});

function covers(resource: string, endpoint: string): boolean {
  if (!URL.canParse(resource) || !URL.canParse(endpoint)) return false;
  const of = new URL(resource);
  const at = new URL(endpoint);
  if (of.origin !== at.origin) return false;
  const path = of.pathname.replace(/\/+$/, '');
  const own = at.pathname.replace(/\/+$/, '');
  return own === path || own.startsWith(`${path}/`);
}
