/**
 * `node scripts/run.mjs other-nodes [path of a Node ...]` runs both builds and the unit tests on other Nodes, one after the other.
 * Without a path it uses the Node that runs this command, as in CI.
 */
import { spawnSync } from 'node:child_process';
import { delimiter, dirname, join, resolve } from 'node:path';
import { TEST_WEB_ORIGIN } from './bundler/web-origin.ts';
import { RESULTS, runInTurn, type Step, summary } from './steps/step.ts';
import { ClearError } from './workspace/clear-error.ts';
import { root } from './workspace/root.ts';

function versionOf(node: string): string {
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  if (status !== 0) throw new ClearError(`${node} is not a Node executable.`);
  return stdout.trim();
}

/** Returns a step for each Node: the web build, the bundle, then all unit tests, which read both builds. */
const nodeSteps = (paths: readonly string[]): Step[] =>
  paths.map((path) => {
    const node = resolve(path);
    const name = `node-${versionOf(node)}`;
    const report = join(RESULTS, `${name}.json`);
    const commandLine = (...args: readonly string[]) => [node, join(root, 'scripts/run.mjs'), ...args] as const;
    return {
      name,
      commands: [
        commandLine('build'),
        commandLine('bundle', '--sample-files'),
        [
          ...[node, join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'vitest.workspace.ts'],
          ...['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
        ] as [string, ...string[]],
      ],
      report,
      env: {
        ...{ CI: '1', NO_COLOR: '1' },
        BUILT_APP: '1',
        WEB_ORIGIN: TEST_WEB_ORIGIN,
        // Tests that start `node` by name get this version too.
        PATH: `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}`,
      },
    };
  });

export async function main(args: string[]): Promise<number> {
  const outcomes = await runInTurn(nodeSteps(args.length > 0 ? args : [process.execPath]));
  console.log(summary(outcomes));
  return outcomes.every(({ isGood }) => isGood) ? 0 : 1;
}
