/**
 * `npm run e2e:real [-- --host=webkit|chromium --origin=file|scheme|http|asset --channel=<name> --install] [Playwright's arguments]`
 * tests the contract and the app's journey in real embedding hosts: by default all; name several with commas.
 *
 * Exit code: 0 passed, 1 failed, 2 when a host cannot run on this machine. A short run (about a minute):
 * `npm run e2e:real -- --host=webkit --origin=file --channel=handler`.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { caseName, type Engine, REAL_CASES, type RealCase } from '../native-shims/real/cases.ts';
import { buildContractPage } from '../native-shims/real/contract/build.ts';
import { aptCommand, missingFor, notRunLine } from '../native-shims/real/needs.ts';
import { build } from './bundler/build.ts';
import { TEST_WEB_ORIGIN } from './bundler/web-origin.ts';
import { type Outcome, RESULTS, runStep, summary } from './steps/step.ts';
import { ClearError } from './workspace/clear-error.ts';
import { tool } from './workspace/root.ts';
import { optionValues } from './workspace/words.ts';

const CHOICES = { '--host=': 'engine', '--origin=': 'origin', '--channel=': 'channel' } as const;
const INSTALL = '--install';
const NOT_RUN = 2;

function readArguments(args: readonly string[]): { cases: RealCase[]; rest: string[] } {
  let cases = [...REAL_CASES];
  for (const [flag, key] of Object.entries(CHOICES)) {
    const values = optionValues(args, flag);
    if (values.length > 0) cases = cases.filter((realCase) => values.includes(realCase[key]));
  }
  if (cases.length === 0) throw new ClearError(`No such host; there are ${REAL_CASES.map(caseName).join(', ')}.`);
  const isOwnOption = (arg: string) => arg === INSTALL || Object.keys(CHOICES).some((flag) => arg.startsWith(flag));
  return { cases, rest: args.filter((arg) => !isOwnOption(arg)) };
}

function install(packages: readonly string[]): void {
  const [file = '', ...args] = aptCommand(packages);
  console.log(`Installing ${packages.join(', ')} (apt-get) ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(file, ['update', '-qq'], { stdio: 'ignore', env });
  spawnSync(file, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
}

/** Returns the cases that can run here; prints a line for each that cannot. */
function runnable(cases: readonly RealCase[], mayInstall: boolean): RealCase[] {
  const engines: Engine[] = [...new Set(cases.map(({ engine }) => engine))];
  const runnableEngines = engines.filter((engine) => {
    if (mayInstall && missingFor(engine).length > 0) install(missingFor(engine));
    const missing = missingFor(engine);
    const skippedCases = cases.filter((realCase) => realCase.engine === engine).map(caseName);
    if (missing.length > 0) console.log(notRunLine(skippedCases, missing));
    return missing.length === 0;
  });
  return cases.filter(({ engine }) => runnableEngines.includes(engine));
}

async function buildPages(cases: readonly RealCase[]): Promise<void> {
  await buildContractPage();
  if (cases.some(({ origin }) => origin === 'http')) await build('web', []);
  process.env['WEB_ORIGIN'] ??= TEST_WEB_ORIGIN;
  if (cases.some(({ origin }) => origin !== 'http')) await build('single', []);
}

function runCase(realCase: RealCase, rest: readonly string[]): Promise<Outcome> {
  const name = caseName(realCase);
  const report = join(RESULTS, `${name}.json`);
  rmSync(report, { force: true });
  console.log(`${name} ...`);
  // Playwright empties its output folder when it starts. A folder per host keeps the screenshots of all hosts.
  const output = `--output=${join(RESULTS, 'real', name)}`;
  const args = ['test', '-c', 'native-shims/real', `--project=${name}`, output, '--reporter=line,json', ...rest];
  const env = { CI: '1', NODE_OPTIONS: '--conditions=source', PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return runStep({ name, commands: [[tool('playwright'), ...args]], report, env });
}

export async function main(args: string[]): Promise<number> {
  const { cases, rest } = readArguments(args);
  const runnableCases = runnable(cases, args.includes(INSTALL));
  if (runnableCases.length > 0) await buildPages(runnableCases);
  const outcomes: Outcome[] = [];
  for (const realCase of runnableCases) outcomes.push(await runCase(realCase, rest));
  if (runnableCases.length < cases.length)
    console.log(`\n${cases.length - runnableCases.length} of ${cases.length} hosts did not run.`);
  console.log(`\n${summary(outcomes)}`);
  if (!outcomes.every(({ isGood }) => isGood)) return 1;
  return runnableCases.length < cases.length ? NOT_RUN : 0;
}
