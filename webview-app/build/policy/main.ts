/**
 * `node scripts/run.mjs policy <folder>` rewrites the policy of a built app after somebody has edited the page's meta tags. It needs the
 * same `API_ORIGIN` and `WEB_ORIGIN` as the build.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ClearError } from '../../../scripts/workspace/clear-error.ts';
import { MANIFEST } from '../manifest.ts';
import { withPolicy } from './page.ts';
import { pageLinks } from './preload-links.ts';
import { headersOf, NGINX_FILE, serverFiles } from './server-files.ts';

/** The path of the web build on its server. */
const BASE = '/health/';

export async function main([folder = '']: string[]): Promise<number> {
  const page = resolve(folder, 'index.html');
  if (!folder || !existsSync(page))
    throw new ClearError('Usage: node scripts/run.mjs policy <the folder of a built app>');
  const html = withPolicy(readFileSync(page, 'utf8'), process.env);
  writeFileSync(page, html);
  if (existsSync(join(folder, NGINX_FILE))) {
    const { home } = pageLinks(JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')), BASE);
    for (const [name, text] of Object.entries(serverFiles(BASE, headersOf(html, process.env), home)))
      writeFileSync(join(folder, name), text);
  }
  console.log(`${page}: its policy fits its tags.`);
  return 0;
}
