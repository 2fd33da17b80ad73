/**
 * `npm run e2e -- [--host=<name>] [Playwright's own arguments]`: builds both forms of the app (unless `BUILT_APP=1` says that they are built), serves them with the embedded
 * backend and runs the journeys on every host, or on those whose name starts with `<name>` (several with commas).
 */
import { hosts } from '../webview-app/e2e/hosts.ts';
import { requireBrowser } from './browser.ts';
import { build } from './bundler/build.ts';
import { TEST_WEB_ORIGIN } from './bundler/web-origin.ts';
import { freePort } from './server/ports.ts';
import { servePreview } from './server/preview.ts';
import { ClearError } from './workspace/clear-error.ts';
import { run } from './workspace/process.ts';
import { tool } from './workspace/root.ts';

const HOST = '--host=';

/** Returns the Playwright projects of `--host=`; none means all. */
function projectsOf(args: string[]): string[] {
  const words = args.filter((arg) => arg.startsWith(HOST)).flatMap((arg) => arg.slice(HOST.length).split(','));
  return words.flatMap((word) => {
    const found = Object.keys(hosts).filter((name) => name.startsWith(word));
    if (found.length === 0) throw new ClearError(`No host ${word}; there are ${Object.keys(hosts).join(', ')}.`);
    return found.map((name) => `--project=${name}`);
  });
}

export async function main(args: string[]): Promise<number> {
  const projects = projectsOf(args);
  requireBrowser();
  if (process.env['BUILT_APP'] !== '1') {
    await build('web', []);
    process.env['WEB_ORIGIN'] ??= TEST_WEB_ORIGIN;
    await build('single', []);
  }
  const port = await freePort();
  const server = await servePreview('127.0.0.1', port);
  const rest = args.filter((arg) => !arg.startsWith(HOST));
  try {
    return await run(tool('playwright'), ['test', '-c', 'webview-app', ...projects, ...rest], {
      // Tests read the workspace's packages from their sources, as everything else does.
      env: { BASE_URL: `http://localhost:${port}`, NODE_OPTIONS: '--conditions=source' },
    });
  } finally {
    await server.close();
  }
}
