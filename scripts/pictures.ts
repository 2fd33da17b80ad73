/** `npm run pictures [-- -g <name>]` makes the pictures of README anew (`scripts/pictures/table.ts`), of the built app. */
import { requireBrowser } from './browser.ts';
import { run } from './workspace/process.ts';
import { tool } from './workspace/root.ts';

export function main(args: string[]): Promise<number> {
  requireBrowser();
  // Read from the sources, as all tests are.
  const env = { NODE_OPTIONS: '--conditions=source' };
  return run(tool('playwright'), ['test', '-c', 'scripts/pictures', ...args], { env });
}
