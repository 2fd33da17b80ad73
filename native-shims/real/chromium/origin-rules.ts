/**
 * Tells if `addWebMessageListener`'s rules allow an origin: `*`, or `scheme://host[:port]` whose host may start with `*.`. A page with an
 * opaque origin (a file, a sandboxed frame) is `null`, which only `*` allows.
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
