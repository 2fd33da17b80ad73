/**
 * `npm run e2e -- [--host=<name>] [Playwright's arguments]` runs the journeys in a browser on every host.
 * `<name>` chooses hosts by the start of their names (several with commas). Both forms of the app are built first, unless `BUILT_APP=1`.
 */
import { hosts } from '../webview-app/e2e/hosts.ts';
import { runOnBuiltApp } from './server/built-app.ts';
import { ClearError } from './workspace/clear-error.ts';
import { optionValues } from './workspace/words.ts';

const HOST = '--host=';

export function hostsNamed(prefix: string): string[] {
  const matches = Object.keys(hosts).filter((name) => name.startsWith(prefix));
  if (matches.length === 0) throw new ClearError(`No host ${prefix}; there are ${Object.keys(hosts).join(', ')}.`);
  return matches;
}

export async function main(args: string[]): Promise<number> {
  const prefixes = optionValues(args, HOST);
  const projects = (prefixes.length > 0 ? prefixes : ['']).flatMap(hostsNamed).map((name) => `--project=${name}`);
  const rest = args.filter((arg) => !arg.startsWith(HOST));
  return runOnBuiltApp(['-c', 'webview-app', ...projects, ...rest]);
}
