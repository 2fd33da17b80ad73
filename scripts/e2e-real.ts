/**
 * `npm run e2e:real [-- --host=webkit|chromium --origin=file|scheme|http|asset --channel=<name> --install] [Playwright's arguments]`
 * tests the contract and the app's journey in real embedding hosts: all, or the named ones (several with commas).
 *
 * Exit code: 0 passed, 1 failed, 2 when a host cannot run on this machine. About a minute:
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
import { wordsOf } from './workspace/words.ts';

const CHOICES = { '--host=': 'engine', '--origin=': 'origin', '--channel=': 'channel' } as const;
const INSTALL = '--install';
const NOT_RUN = 2;

/** Returns the chosen cases, and the arguments for Playwright. */
function chosen(args: readonly string[]): { cases: RealCase[]; rest: string[] } {
  let cases = [...REAL_CASES];
  for (const [flag, key] of Object.entries(CHOICES)) {
    const words = wordsOf(args, flag);
    if (words.length > 0) cases = cases.filter((realCase) => words.includes(realCase[key]));
  }
  if (cases.length === 0) throw new ClearError(`No such host; there are ${REAL_CASES.map(caseName).join(', ')}.`);
  const isOurs = (arg: string) => arg === INSTALL || Object.keys(CHOICES).some((flag) => arg.startsWith(flag));
  return { cases, rest: args.filter((arg) => !isOurs(arg)) };
}

function install(packages: readonly string[]): void {
  const [file = '', ...words] = aptCommand(packages);
  console.log(`Installing ${packages.join(', ')} (apt-get) ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(file, ['update', '-qq'], { stdio: 'ignore', env });
  spawnSync(file, words, { stdio: ['ignore', 'ignore', 'inherit'], env });
}

/** Returns the cases that can run here; prints a line for each that cannot. */
function runnable(cases: readonly RealCase[], mayInstall: boolean): RealCase[] {
  const engines: Engine[] = [...new Set(cases.map(({ engine }) => engine))];
  const able = engines.filter((engine) => {
    if (mayInstall && missingFor(engine).length > 0) install(missingFor(engine));
    const missing = missingFor(engine);
    const concerned = cases.filter((realCase) => realCase.engine === engine).map(caseName);
    if (missing.length > 0) console.log(notRunLine(concerned, missing));
    return missing.length === 0;
  });
  return cases.filter(({ engine }) => able.includes(engine));
}

/** Builds the test page and the app for the origins of these cases. */
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
  // Playwright empties its output folder when it starts. With a folder for each host the pictures of all remain.
  const output = `--output=${join(RESULTS, 'real', name)}`;
  const words = ['test', '-c', 'native-shims/real', `--project=${name}`, output, '--reporter=line,json', ...rest];
  const env = { CI: '1', NODE_OPTIONS: '--conditions=source', PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return runStep({ name, commands: [[tool('playwright'), ...words]], report, env });
}

export async function main(args: string[]): Promise<number> {
  const { cases, rest } = chosen(args);
  const able = runnable(cases, args.includes(INSTALL));
  if (able.length > 0) await buildPages(able);
  const outcomes: Outcome[] = [];
  for (const realCase of able) outcomes.push(await runCase(realCase, rest));
  if (able.length < cases.length) console.log(`\n${cases.length - able.length} of ${cases.length} hosts did not run.`);
  console.log(`\n${summary(outcomes)}`);
  if (!outcomes.every(({ isGood }) => isGood)) return 1;
  return able.length < cases.length ? NOT_RUN : 0;
}
