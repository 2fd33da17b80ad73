/**
 * `node scripts/run.mjs other-nodes 22 24 26` runs both builds and the unit tests on other Nodes, one after the other. A word is a major version, whose
 * newest release is installed in `.cache/nodes`, or the path of a Node. Without a word it is the Node that runs it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { TEST_WEB_ORIGIN } from './bundler/web-origin.ts';
import { RESULTS, runInTurn, type Step, summary } from './steps/step.ts';
import { ClearError } from './workspace/clear-error.ts';
import { root } from './workspace/root.ts';

/** The Nodes that people have, beside the floor, which `npm test` runs on. */
export const OTHER_NODES = ['22', '24', '26'] as const;

const CACHE = join(root, '.cache/nodes');

/** Returns the newest Node of a major version, from the package `node`; it is installed once. */
function installed(major: string): string {
  const folder = join(CACHE, major);
  const node = join(folder, 'node_modules/node/bin/node');
  if (existsSync(node)) return node;
  console.log(`Installing Node ${major} ...`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  // The package brings its program by an install script.
  const words = ['install', `node@${major}`, '--ignore-scripts=false', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', words, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0 || !existsSync(node)) throw new ClearError(`Node ${major} could not be installed: see npm above.`);
  return node;
}

const nodeOf = (word: string): string => (/^\d+$/.test(word) ? installed(word) : resolve(word));

function versionOf(node: string): string {
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  if (status !== 0) throw new ClearError(`${node} is no Node.`);
  return stdout.trim();
}

/** Returns one step for each Node: the web build, the bundle, then all unit tests, which look at these two. */
export function nodeSteps(words: readonly string[] = OTHER_NODES): Step[] {
  return words.map((word) => {
    const node = nodeOf(word);
    const name = `node-${versionOf(node)}`;
    const report = join(RESULTS, `${name}.json`);
    const own = (command: string) => [node, join(root, 'scripts/run.mjs'), command] as const;
    return {
      name,
      commands: [
        own('build'),
        own('bundle'),
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
        // What tests start by its name is this Node, too.
        PATH: `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}`,
      },
    };
  });
}

export async function main(args: string[]): Promise<number> {
  const outcomes = await runInTurn(nodeSteps(args.length > 0 ? args : [process.execPath]));
  console.log(summary(outcomes));
  return outcomes.every(({ isGood }) => isGood) ? 0 : 1;
}
