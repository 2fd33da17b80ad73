/** Runs the code of the tutorial: generates its contract, compiles its page, and runs its test against the imitated hosts. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { root, tool } from '../../../scripts/workspace/root.ts';
import { makeTutorial } from '../test/tutorial.ts';
import { bridge } from './command.ts';

const project = makeTutorial();
const messages: string[] = [];
beforeAll(async () => {
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
  vi.spyOn(console, 'log').mockImplementation((text) => void messages.push(String(text)));
  await bridge(['generate'], project);
  vi.restoreAllMocks();
});
afterAll(() => rmSync(project, { recursive: true }));

const run = (command: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: project, encoding: 'utf8' });
  return { code: status, output: stripVTControlCharacters(`${stdout}${stderr}`) };
};

test('generate when it runs in the tutorial’s project: writes every configured file', () => {
  expect(messages).toEqual(['13 files, 13 of them written']);
});

test('diff when the released document equals the contract: reports no change', async () => {
  copyFileSync(join(project, 'openrpc.json'), join(project, 'released.json'));
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((text) => void lines.push(String(text)));
  await bridge(['diff', 'released.json', 'contract'], project);
  vi.restoreAllMocks();
  expect(lines).toEqual(['nothing has changed']);
});

test('the tutorial’s page and test when compiled: have no errors', { timeout: 60_000 }, () => {
  const source = (path: string) => [join(root, path)];
  const compilerOptions = {
    ...{ target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'], module: 'esnext', moduleResolution: 'bundler' },
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: ['node'], allowImportingTsExtensions: true },
    ...{ exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, customConditions: ['source'] },
    paths: { '@sdhealth/native-shims/vitest': source('native-shims/src/vitest.ts') },
  };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src', 'test'] }));
  expect(run(tool('tsc'), '-p', '.')).toEqual({ code: 0, output: '' });
});

test('the tutorial’s test when run without a phone: passes', { timeout: 60_000 }, () => {
  const config = `import { generatedChecks } from '${join(root, 'bridge-sdk/generator/src/checks/plugin.ts')}';
export default {
  plugins: [generatedChecks()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: { environment: 'happy-dom' },
};
`;
  writeFileSync(join(project, 'vitest.config.ts'), config);
  const { code, output: text } = run(tool('vitest'), 'run', '--configLoader=runner');
  expect([code, text]).toEqual([0, expect.stringMatching(/Tests {2}1 passed/)]);
});
