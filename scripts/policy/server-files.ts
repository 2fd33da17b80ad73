/** The headers that a server sends with the files of the web build, in the forms that the usual servers read. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partsOf } from './page.ts';
import { type BuildEnvironment, headerPolicyOf, policyText } from './policy.ts';

type Headers = Readonly<Record<string, string>>;

/** A file that Netlify, Cloudflare Pages and others read. */
export const HEADERS_FILE = '_headers';
/** Lines for nginx, to be included where it serves the app. */
export const NGINX_FILE = 'nginx-headers.conf';

export const headersOf = (html: string, environment: BuildEnvironment): Headers => ({
  'Content-Security-Policy': policyText(headerPolicyOf(partsOf(html), environment)),
  'Referrer-Policy': 'strict-origin',
  'X-Content-Type-Options': 'nosniff',
});

/** Returns the files for servers, by name. `base` is where the app lies: `/health/`. */
export function serverFiles(base: string, headers: Headers): Readonly<Record<string, string>> {
  const lines = (line: (name: string, value: string) => string) =>
    Object.entries(headers).map(([name, value]) => line(name, value));
  return {
    [HEADERS_FILE]: `${[`${base}*`, ...lines((name, value) => `  ${name}: ${value}`)].join('\n')}\n`,
    [NGINX_FILE]: `${lines((name, value) => `add_header ${name} "${value}" always;`).join('\n')}\n`,
  };
}

/** Returns the headers that the file of a built folder gives to a path; none where it has no such file. */
export function headersFor(folder: string, path: string): Headers {
  const file = join(folder, HEADERS_FILE);
  if (!existsSync(file)) return {};
  const found: Record<string, string> = {};
  let applies = false;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined) applies = path.startsWith(line.replace(/\*$/, '')) && line !== '';
    else if (applies) found[name] = value ?? '';
  }
  return found;
}
