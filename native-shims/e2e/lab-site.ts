/**
 * Playwright's global setup (hence the default export): the built app with the lab in front of it, for the tests of the lab.
 * Six frames load a build in a fraction of the time that the dev server's modules take; `lab-dev.spec.ts` looks at the dev
 * server itself.
 */
import { join } from 'node:path';
import { build, type InlineConfig, preview } from 'vite';
import { frameScript, labServer } from '../lab/plugin.ts';

const ROOT = join(import.meta.dirname, '../..');
const SITE: InlineConfig = {
  configFile: join(ROOT, 'webview-app/vite.config.ts'),
  configLoader: 'runner',
  mode: 'web',
  logLevel: 'error',
  build: { outDir: join(ROOT, 'dist/lab') },
};

export default async function serveLabSite(): Promise<() => Promise<void>> {
  // The flight recorder is the app's in development only.
  await build({ ...SITE, plugins: [frameScript()], define: { 'import.meta.env.DEV': 'true' } });
  const port = Number(process.env['LAB_SITE_PORT']);
  const server = await preview({
    ...SITE,
    // As if it were open to a network, so that a phone can join.
    plugins: [labServer([`http://127.0.0.1:${port}`])],
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
  return () => server.close();
}
