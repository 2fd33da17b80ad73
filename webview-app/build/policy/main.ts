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

/** Returns the path of a web build on its server, by the address of its program. */
function baseOf(folder: string): string {
  const { program }: { program: string } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
  return program.slice(0, program.indexOf('assets/'));
}

export async function main([folder = '']: string[]): Promise<number> {
  const page = resolve(folder, 'index.html');
  if (!folder || !existsSync(page))
    throw new ClearError('Usage: node scripts/run.mjs policy <the folder of a built app>');
  const html = withPolicy(readFileSync(page, 'utf8'), process.env);
  writeFileSync(page, html);
  if (existsSync(join(folder, NGINX_FILE))) {
    const base = baseOf(folder);
    const { home } = pageLinks(JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')), base);
    for (const [name, text] of Object.entries(serverFiles(base, headersOf(html, process.env), home)))
      writeFileSync(join(folder, name), text);
  }
  console.log(`${page}: its policy fits its tags.`);
  return 0;
}
