/**
 * Runs `npm run site`: writes `dist/site`, a static site (VitePress) with all documents in both languages and the playground.
 * `configuration.ts` reads its settings. `-- --documents` leaves the playground out, `-- --playground` rebuilds only the playground.
 */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ClearError } from '../../scripts/workspace/clear-error.ts';
import { fetchTools } from '../../scripts/workspace/fetch-tools.ts';
import { run } from '../../scripts/workspace/process.ts';
import { root } from '../../scripts/workspace/root.ts';
import { writeBackendPages } from './backend.ts';
import { faultsOf } from './check.ts';
import { siteSettings } from './configuration.ts';
import { writePlayground } from './playground.ts';
import { writePages } from './stage.ts';

/** The site generator. Only this command fetches it, because it depends on another Vite. Its version 2.0 is still a preview. */
const PROGRAMS = ['vitepress@1.6.4'];
const SITE = join(root, 'dist/site');

async function writeDocuments(hasPlayground: boolean): Promise<void> {
  const settings = siteSettings();
  const tools = await fetchTools('site', PROGRAMS);
  const pages = join(tools, 'pages');
  if ((await run(process.execPath, [join(root, 'scripts/run.mjs'), 'api-reports'])) !== 0)
    throw new ClearError('The site was not built: the packages have no API report, see above.');
  writePages(pages, settings, hasPlayground);
  cpSync(join(import.meta.dirname, 'vitepress'), join(pages, '.vitepress'), { recursive: true });
  const code = await run(process.execPath, [join(tools, 'node_modules/vitepress/bin/vitepress.js'), 'build', pages], {
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new ClearError('The site was not built: see VitePress above.');
  rmSync(SITE, { recursive: true, force: true });
  cpSync(join(pages, 'built'), SITE, { recursive: true });
  await writeBackendPages(SITE, settings.base);
}

export async function main(args: readonly string[]): Promise<number> {
  const hasPlayground = !args.includes('--documents');
  if (!args.includes('--playground')) await writeDocuments(hasPlayground);
  if (hasPlayground) await writePlayground(SITE, siteSettings().base);
  const faults = faultsOf(SITE, siteSettings().base);
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) console.log('dist/site is written; all its links and files exist.');
  return faults.length === 0 ? 0 : 1;
}
