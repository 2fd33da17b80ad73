/** Builds and serves both forms of the app for tests in a real browser. */
import { requireBrowser } from '../browser.ts';
import { buildForTests } from '../bundler/build.ts';
import { run } from '../workspace/process.ts';
import { tool } from '../workspace/root.ts';
import { freePort } from './ports.ts';
import { servePreview } from './preview.ts';

/**
 * Builds both forms of the app (unless `BUILT_APP=1`), serves them with the embedded backend, runs Playwright with these arguments, and
 * resolves to its exit code.
 */
export async function runOnBuiltApp(args: string[], env: Record<string, string> = {}): Promise<number> {
  requireBrowser();
  await buildForTests();
  const port = await freePort();
  // The telephone switch gets free ports, so that two runs on a machine do not collide.
  process.env['TELEPHONY'] ??= `${await freePort()},${await freePort()}`;
  const server = await servePreview('127.0.0.1', port);
  try {
    return await run(tool('playwright'), ['test', ...args], {
      // Tests load workspace packages from their sources.
      env: { BASE_URL: `http://localhost:${port}`, NODE_OPTIONS: '--conditions=source', ...env },
    });
  } finally {
    await server.close();
  }
}
