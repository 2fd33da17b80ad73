/**
 * `node scripts/run.mjs old-engine -- [--part=1/4] [Playwright's own arguments]`: the built app in old releases of Chromium. In the oldest within the floor every route
 * (or one part of so many; `today/4` is another one each day), and the journeys of `JOURNEYS`; in one below the floor the sentence that it is too old.
 */
import { fetchOldEngines, OLD_ENGINE } from '../../scripts/engines/old-engines.ts';
import { runOnBuiltApp } from '../../scripts/server/built-app.ts';
import { PART, partOf } from './part.ts';

const NAME = '--part=';

export async function main(args: string[]): Promise<number> {
  await fetchOldEngines();
  const part = args.find((arg) => arg.startsWith(NAME))?.slice(NAME.length);
  const rest = args.filter((arg) => !arg.startsWith(NAME));
  return runOnBuiltApp(['-c', 'webview-app', '--project=old-*', ...rest], {
    [OLD_ENGINE]: '1',
    ...(part === undefined ? {} : { [PART]: partOf(part, Date.now()) }),
  });
}
