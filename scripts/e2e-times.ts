/**
 * `node scripts/run.mjs e2e-times [-- --time=<name>] [Playwright's arguments]` runs the sample of end-to-end tests at difficult times:
 * by default all; name several with commas. The system's `faketime` sets the clock. A row with only a time zone does not need it.
 * The app is built once, unless `BUILT_APP=1`. `QUICK=1` runs only the specs of `npm test`.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireBrowser } from './browser.ts';
import { buildForTests } from './bundler/build.ts';
import { RESULTS, runInTurn, type Step, summary } from './steps/step.ts';
import { ClearError } from './workspace/clear-error.ts';
import { root } from './workspace/root.ts';
import { optionValues } from './workspace/words.ts';

interface Clock {
  /** The time of service and phone, in faketime's format. */
  readonly all?: string;
  /** The time of the phone, if it differs from the service's. */
  readonly phone?: string;
  /** The phone's time zone, Shanghai's by default. */
  readonly zone?: string;
}

const CLOCKS: Readonly<Record<string, Clock>> = {
  'leap-day': { all: '2028-02-29 10:00:00 +0800' },
  // The run continues into the next year.
  'year-end': { all: '2026-12-31 23:50:00 +0800' },
  'new-york': { zone: 'America/New_York' },
  'phone-ahead': { phone: '+2d' },
  'phone-behind': { phone: '-2d' },
};

const TIME = '--time=';

function clocksOf(args: readonly string[]): string[] {
  const names = optionValues(args, TIME);
  const unknown = names.find((name) => !Object.hasOwn(CLOCKS, name));
  if (unknown !== undefined) throw new ClearError(`No time ${unknown}; there are ${Object.keys(CLOCKS).join(', ')}.`);
  return names.length > 0 ? names : Object.keys(CLOCKS);
}

/** Writes a script that starts the browser with the phone's time, and returns its path. */
function browserAt(name: string, phone: string): string {
  const file = join(RESULTS, `browser-${name}.sh`);
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(file, `#!/bin/sh\nexec faketime -f '${phone}' '${requireBrowser()}' "$@"\n`);
  chmodSync(file, 0o755);
  return file;
}

function stepAt(name: string, args: readonly string[]): Step {
  const { all, phone, zone } = CLOCKS[name] ?? {};
  const report = join(RESULTS, `e2e-${name}.json`);
  const e2e = [process.execPath, join(root, 'scripts/run.mjs'), 'e2e', '--reporter=dot,json', ...args] as const;
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
  const names = clocksOf(args);
  const isFaked = names.some((name) => CLOCKS[name]?.all ?? CLOCKS[name]?.phone);
  if (isFaked && spawnSync('faketime', ['--version']).status !== 0)
    throw new ClearError('faketime is needed: apt-get install faketime');
  await buildForTests();
  const rest = args.filter((arg) => !arg.startsWith(TIME));
  const outcomes = await runInTurn(names.map((name) => stepAt(name, rest)));
  console.log(summary(outcomes));
  return outcomes.every(({ isGood }) => isGood) ? 0 : 1;
}
