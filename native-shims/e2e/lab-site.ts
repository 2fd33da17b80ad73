/**
 * Builds and serves the app with the lab, as Playwright's global setup (hence the default export). Six frames load a build
 * in a fraction of the time that the dev server's modules take. `lab-dev.spec.ts` tests the dev server.
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
  // The app includes the flight recorder in development only.
  await build({ ...SITE, plugins: [frameScript()], define: { 'import.meta.env.DEV': 'true' } });
  const port = Number(process.env['LAB_SITE_PORT']);
  const server = await preview({
    ...SITE,
    // Declares an address in the network, so that a phone can join the lab.
    plugins: [labServer([`http://127.0.0.1:${port}`])],
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
  return () => server.close();
}
