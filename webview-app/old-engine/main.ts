/**
 * `node scripts/run.mjs old-engine -- [--part=1/4] [Playwright's own arguments]` opens the built app in old releases of Chromium. The oldest supported one opens every route
 * (or one shard of them; `today/4` selects a different shard each day) and runs the journeys. One below the minimum version shows a notice.
 */
import { fetchOldEngines, OLD_ENGINE } from '../../scripts/engines/old-engines.ts';
import { runOnBuiltApp } from '../../scripts/server/built-app.ts';
import { parseShard, SHARD_VARIABLE } from './shard.ts';

const SHARD_ARGUMENT = '--part=';

export async function main(args: string[]): Promise<number> {
  await fetchOldEngines();
  const shard = args.find((arg) => arg.startsWith(SHARD_ARGUMENT))?.slice(SHARD_ARGUMENT.length);
  const rest = args.filter((arg) => !arg.startsWith(SHARD_ARGUMENT));
  return runOnBuiltApp(['-c', 'webview-app', '--project=old-*', ...rest], {
    [OLD_ENGINE]: '1',
    ...(shard === undefined ? {} : { [SHARD_VARIABLE]: parseShard(shard, Date.now()) }),
  });
}
