/**
 * `addWebMessageListener`'s rules of who gets the object: `*`, or `scheme://host[:port]` where the host may start with `*.`.
 * A page without an origin of its own (a file, a sandboxed frame) is `null`, and only `*` lets it in.
 */
export function isAllowed(origin: string, rules: readonly string[]): boolean {
  if (rules.includes('*')) return true;
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  if (!url || url.origin === 'null') return false;
  return rules.some((rule) => {
    const [scheme = '', host = ''] = rule.split('://');
    if (`${scheme}:` !== url.protocol) return false;
    if (!host.startsWith('*.')) return new URL(rule).origin === url.origin;
    const [name = '', port = ''] = host.slice(1).split(':');
    return url.hostname.endsWith(name) && url.port === port;
  });
}
