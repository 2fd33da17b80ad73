/** `node scripts/run.mjs pictures [-- -g <name>]` renews the pictures of the README (`webview-app/pictures/table.ts`) from the built app. */
import { requireBrowser } from '../../scripts/browser.ts';
import { run } from '../../scripts/workspace/process.ts';
import { tool } from '../../scripts/workspace/root.ts';

export function main(args: string[]): Promise<number> {
  requireBrowser();
  // Imports the packages from their sources, as all tests do.
  const env = { NODE_OPTIONS: '--conditions=source' };
  return run(tool('playwright'), ['test', '-c', 'webview-app/pictures', ...args], { env });
}
