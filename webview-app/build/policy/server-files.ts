/** Writes the headers for files of the web build in the formats of common servers. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from '../../../scripts/server/built-files.ts';
import { partsOf } from './page.ts';
import { type BuildEnvironment, headerPolicyOf, policyText, WORKER_POLICY } from './policy.ts';
import type { PreloadLinks } from './preload-links.ts';

const POLICY = 'Content-Security-Policy';

type Headers = Readonly<Record<string, string>>;

/** The header file that Netlify, Cloudflare Pages and others read. */
const HEADERS_FILE = '_headers';
/** Lines for nginx and Caddy, to be included where they serve the app. */
export const NGINX_FILE = 'nginx-headers.conf';
const CADDY_FILE = 'caddy-headers.conf';
/** The preload links of each kind of address, for servers and edge programs that send them. */
const LINKS_FILE = 'preload-links.json';
/** The preload links for nginx: a map from address to header value, to be included in its `http` part. */
const NGINX_LINKS_FILE = 'nginx-preload.conf';

/** Returns the headers of all files. They are the same in each release of an installation. */
export const headersOf = (html: string, environment: BuildEnvironment): Headers => ({
  [POLICY]: policyText(headerPolicyOf(partsOf(html), environment)),
  'Referrer-Policy': 'strict-origin',
  'X-Content-Type-Options': 'nosniff',
});

/** Returns the header files for servers, by name. `base` is the app's path, `/health/`. `home` has the entry page's links. */
export function serverFiles(
  base: string,
  headers: Headers,
  home: readonly string[] = [],
): Readonly<Record<string, string>> {
  const lines = (line: (name: string, value: string) => string) =>
    Object.entries(headers).map(([name, value]) => line(name, value));
  const page = `  Cache-Control: ${CACHE.page}`;
  const ofWorker = `  ${POLICY}: ${policyText(WORKER_POLICY)}`;
  const blocks = [
    [`${base}*`, ...lines((name, value) => `  ${name}: ${value}`)],
    // Sets `Cache-Control` once for each address, because such servers join the values of several rules. Joined policies all hold.
    [`${base}assets/*`, ofWorker, `  Cache-Control: ${CACHE.hashed}`],
    [`${base}worker.js`, ofWorker, `  Cache-Control: ${CACHE.named}`],
    [base, page, ...home.map((link) => `  Link: ${link}`)],
    [`${base}index.html`, page],
  ];
  return {
    [HEADERS_FILE]: `${blocks.map((block) => block.join('\n')).join('\n')}\n`,
    [NGINX_FILE]: `${lines((name, value) => `add_header ${name} "${value}" always;`).join('\n')}\n`,
    [CADDY_FILE]: `${lines((name, value) => `header ${name} "${value}"`).join('\n')}\n`,
  };
}

export const linkFiles = (base: string, links: PreloadLinks): Readonly<Record<string, string>> => ({
  [LINKS_FILE]: `${JSON.stringify(links, null, 1)}\n`,
  [NGINX_LINKS_FILE]: nginxLinks(base, links),
});

/**
 * Returns nginx's map. It matches the address as it was sent, because `$uri` is `index.html` for an address without a file. A file of the
 * app that is no page gets no links.
 */
function nginxLinks(base: string, links: PreloadLinks): string {
  const place = base.slice(0, -1);
  const value = (of: readonly string[]) => `"${of.join(', ')}"`;
  const end = '(?:[?]|$)';
  const rows = links.routes.map(({ path, files }) => {
    const pattern = path.replace('^', `^${place}`).replace(/\$$/, end);
    return `"~${pattern}" ${value([...links.every, ...files])};`;
  });
  const noPage = [`"~^${base}assets/" "";`, `"~^${base}(?!index[.]html)[^/?]+[.][a-z]+${end}" "";`];
  const all = [`default ${value([...links.every, ...links.other])};`, ...noPage, ...rows];
  return `map $request_uri $health_links {\n  ${all.join('\n  ')}\n}\n`;
}

/** Returns the headers of a path from the header file of a built folder; none without that file. */
export function headersFor(folder: string, path: string): Headers {
  const file = join(folder, HEADERS_FILE);
  if (!existsSync(file)) return {};
  const match: Record<string, string> = {};
  let applies = false;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined) applies = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
    // Joins the values of several lines, as those servers do.
    else if (applies) match[name] = match[name] ? `${match[name]}, ${value}` : (value ?? '');
  }
  return match;
}
