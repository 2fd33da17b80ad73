/**
 * `node scripts/run.mjs e2e-times [-- --time=<name>] [Playwright's arguments]` runs the sample of end-to-end tests at difficult times:
 * all, or the named ones (several with commas). The system's `faketime` sets the clock. A row with only a time zone needs no `faketime`.
 * The app is built once, unless `BUILT_APP=1`. `QUICK=1` runs the part of `npm test`.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireBrowser } from './browser.ts';
import { buildForTests } from './bundler/build.ts';
import { RESULTS, runInTurn, type Step, summary } from './steps/step.ts';
import { ClearError } from './workspace/clear-error.ts';
import { root } from './workspace/root.ts';
import { wordsOf } from './workspace/words.ts';

interface Time {
  /** The time of service and phone, in faketime's format. */
  readonly all?: string;
  /** The time of the phone alone. */
  readonly phone?: string;
  /** The phone's time zone, Shanghai's by default. */
  readonly zone?: string;
}

const TIMES: Readonly<Record<string, Time>> = {
  'leap-day': { all: '2028-02-29 10:00:00 +0800' },
  // The run continues into the next year.
  'year-end': { all: '2026-12-31 23:50:00 +0800' },
  'new-york': { zone: 'America/New_York' },
  'phone-ahead': { phone: '+2d' },
  'phone-behind': { phone: '-2d' },
};

const TIME = '--time=';

/** Returns the times of `--time=`, or all without the option. */
function timesOf(args: readonly string[]): string[] {
  const words = wordsOf(args, TIME);
  const unknown = words.find((word) => !Object.hasOwn(TIMES, word));
  if (unknown !== undefined) throw new ClearError(`No time ${unknown}; there are ${Object.keys(TIMES).join(', ')}.`);
  return words.length > 0 ? words : Object.keys(TIMES);
}

/** Writes a script that starts the browser at another time than the service, and returns its path. */
function browserAt(name: string, phone: string): string {
  const file = join(RESULTS, `browser-${name}.sh`);
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(file, `#!/bin/sh\nexec faketime -f '${phone}' '${requireBrowser()}' "$@"\n`);
  chmodSync(file, 0o755);
  return file;
}

/** Returns the run of the end-to-end tests at a time. */
function stepAt(name: string, words: readonly string[]): Step {
  const { all, phone, zone } = TIMES[name] ?? {};
  const report = join(RESULTS, `e2e-${name}.json`);
  const e2e = [process.execPath, join(root, 'scripts/run.mjs'), 'e2e', '--reporter=dot,json', ...words] as const;
  return {
    name,
    commands: [all === undefined ? e2e : ['faketime', all, ...e2e]],
    report,
    env: {
      ...{ CI: '1', BUILT_APP: '1', SAMPLE: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      ...(zone === undefined ? {} : { PHONE_ZONE: zone }),
      ...(phone === undefined ? {} : { CHROME: browserAt(name, phone) }),
    },
  };
}

export async function main(args: string[]): Promise<number> {
  const names = timesOf(args);
  const isFaked = names.some((name) => TIMES[name]?.all ?? TIMES[name]?.phone);
  if (isFaked && spawnSync('faketime', ['--version']).status !== 0)
    throw new ClearError('faketime is needed: apt-get install faketime');
  await buildForTests();
  const rest = args.filter((arg) => !arg.startsWith(TIME));
  const outcomes = await runInTurn(names.map((name) => stepAt(name, rest)));
  console.log(summary(outcomes));
  return outcomes.every(({ isGood }) => isGood) ? 0 : 1;
}
