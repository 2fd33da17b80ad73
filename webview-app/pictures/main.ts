/** `node scripts/run.mjs pictures [-- -g <name>]` makes the pictures of README anew (`webview-app/pictures/table.ts`), of the built app. */
import { requireBrowser } from '../../scripts/browser.ts';
import { run } from '../../scripts/workspace/process.ts';
import { tool } from '../../scripts/workspace/root.ts';

export function main(args: string[]): Promise<number> {
  requireBrowser();
  // Read from the sources, as all tests are.
  const env = { NODE_OPTIONS: '--conditions=source' };
  return run(tool('playwright'), ['test', '-c', 'webview-app/pictures', ...args], { env });
}
