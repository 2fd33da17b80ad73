/**
 * `npm run e2e -- [--host=<name>] [Playwright's own arguments]`: builds both forms of the app (unless `BUILT_APP=1` says that they are built), serves them with the embedded
 * backend and runs the journeys on every host, or on those whose name starts with `<name>` (several with commas).
 */
import { hosts } from '../webview-app/e2e/hosts.ts';
import { runOnBuiltApp } from './server/built-app.ts';
import { ClearError } from './workspace/clear-error.ts';

const HOST = '--host=';

/** Returns the Playwright projects of `--host=`; without it those of all hosts. */
function projectsOf(args: string[]): string[] {
  const words = args.filter((arg) => arg.startsWith(HOST)).flatMap((arg) => arg.slice(HOST.length).split(','));
  return (words.length > 0 ? words : ['']).flatMap((word) => {
    const matches = Object.keys(hosts).filter((name) => name.startsWith(word));
    if (matches.length === 0) throw new ClearError(`No host ${word}; there are ${Object.keys(hosts).join(', ')}.`);
    return matches.map((name) => `--project=${name}`);
  });
}

export async function main(args: string[]): Promise<number> {
  const projects = projectsOf(args);
  const rest = args.filter((arg) => !arg.startsWith(HOST));
  return runOnBuiltApp(['-c', 'webview-app', ...projects, ...rest]);
}
