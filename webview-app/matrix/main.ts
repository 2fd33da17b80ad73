/**
 * `npm run matrix -- [--host=] [--area=] [--state=] [--route=] [--shard=1/4] [--continue] [--sample] [Playwright's own arguments]` opens
 * every route on every host in every state, on the built app. Each result is stored at once, so that `--continue` completes an interrupted
 * run. `--report` only writes the report again. Fails if a cell has a finding, or if hosts differ in a way that
 * `webview-app/matrix/differences.ts` does not declare.
 */
import { HOSTS } from '../../native-shims/src/hosts/index.ts';
import { argumentsOf, isWhole } from './arguments.ts';
import { type Choice, cellsOf, HOST_IDS } from './cells.ts';
import type { TreeResult } from './compare.ts';
import type { Difference } from './difference.ts';
import { DIFFERENCES } from './differences.ts';
import { type Judged, judgeResults, staleRows } from './results.ts';
import { runCells } from './run-cells.ts';
import { STATE_IDS, STATES } from './states.ts';

const sentenceOf = (row: Difference): string => {
  const groups = 'node' in row ? [row.hosts] : row.alike;
  const hosts = groups.map((group) => group.map((id) => HOSTS[id].title).join(', ')).join(' / ');
  return `${hosts}: ${row.reason}`;
};

export async function main(args: string[]): Promise<number> {
  const { lists, shard, sample, ...options } = argumentsOf(args, ['host', 'area', 'state', 'route']);
  const choice: Choice = { ...lists, ...(shard && { shard }), ...(sample !== undefined && { isSample: true }) };
  return runCells<TreeResult, TreeResult & Judged>({
    project: 'matrix',
    name: 'matrix',
    folder: choice.isSample ? 'matrix-sample' : 'matrix',
    options,
    choice,
    cells: cellsOf(choice),
    judge: (results) => judgeResults(results, DIFFERENCES),
    stale: (results) => (isWhole(choice) ? staleRows(results, DIFFERENCES) : []),
    words: {
      title: 'Every screen on every host',
      hosts: Object.fromEntries(HOST_IDS.map((id) => [id, HOSTS[id].title])),
      states: Object.fromEntries(STATE_IDS.map((id) => [id, STATES[id].name])),
      meant: DIFFERENCES.map(sentenceOf),
    },
  });
}
