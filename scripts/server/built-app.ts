/** Both forms of the app, built and served for tests in a real browser. */
import { requireBrowser } from '../browser.ts';
import { buildForTests } from '../bundler/build.ts';
import { run } from '../workspace/process.ts';
import { tool } from '../workspace/root.ts';
import { freePort } from './ports.ts';
import { servePreview } from './preview.ts';

/**
 * Builds both forms of the app (unless `BUILT_APP=1` says that they are built), serves them with the embedded backend, and runs Playwright
 * with these words. Resolves to its exit code.
 */
export async function runOnBuiltApp(words: string[], env: Record<string, string> = {}): Promise<number> {
  requireBrowser();
  await buildForTests();
  const port = await freePort();
  // The switch has free ports, and the browser is told where they are: two runs on one machine do not meet.
  process.env['TELEPHONY'] ??= `${await freePort()},${await freePort()}`;
  const server = await servePreview('127.0.0.1', port);
  try {
    return await run(tool('playwright'), ['test', ...words], {
      // Tests read the workspace's packages from their sources, as everything else does.
      env: { BASE_URL: `http://localhost:${port}`, NODE_OPTIONS: '--conditions=source', ...env },
    });
  } finally {
    await server.close();
  }
}
