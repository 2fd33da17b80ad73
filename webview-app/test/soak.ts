/**
 * Runs the property tests with many cases: `node scripts/run.mjs soak [-- --part=payment,chat --minutes=3]`. `npm test` runs a sample.
 * Without `--minutes` each part runs all its cases, which takes long. With it each part runs the sample, and then further cases as the time
 * allows.
 */
import { performance } from 'node:perf_hooks';
import { ClearError } from '../../scripts/workspace/clear-error.ts';
import { run } from '../../scripts/workspace/process.ts';
import { tool } from '../../scripts/workspace/root.ts';

/** The numbers of cases in `npm test` and in a full run. */
interface Count {
  readonly sample: number;
  readonly whole: number;
}

/** Describes a part: its test file, and the variables that set its numbers of cases. */
interface Part {
  readonly file: string;
  readonly cases: Readonly<Record<string, Count>>;
}

const PARTS: Readonly<Record<string, Part>> = {
  bridge: {
    file: 'bridge-sdk/test/model',
    cases: { SOAK_SEQUENCES: { sample: 300, whole: 5_000 }, SOAK_MESSAGES: { sample: 10_000, whole: 200_000 } },
  },
  payment: { file: 'purchase.model', cases: { PAYMENT_TRACES: { sample: 100, whole: 2_000 } } },
  booking: { file: 'booking.model', cases: { BOOKING_TRACES: { sample: 40, whole: 2_000 } } },
  chat: { file: 'chat.model', cases: { CHAT_TRACES: { sample: 200, whole: 5_000 } } },
  telephony: { file: 'telephony.model', cases: { TELEPHONY_TRACES: { sample: 200, whole: 2_000 } } },
  coins: { file: 'coins.model', cases: { COIN_TRACES: { sample: 500, whole: 20_000 } } },
};
/** The share of the remaining time for which a round is planned, because it may take longer than its sample. */
const TIME_SHARE = 0.8;
/** The smallest round, as a multiple of the sample. Starting the test runner for less would take longer than the tests. */
const MIN_SAMPLES = 0.5;
const USAGE = `node scripts/run.mjs soak [-- --part=${Object.keys(PARTS).join(',')} --minutes=3]`;

/** Returns the chosen parts by name, and the minutes of each. Undefined minutes run all cases. */
export function partsFrom(args: readonly string[]): { parts: readonly [string, Part][]; minutes: number | undefined } {
  let names = Object.keys(PARTS);
  let minutes: number | undefined;
  for (const arg of args) {
    const [, flag = '', value = ''] = /^--(part|minutes)=(.+)$/.exec(arg) ?? [];
    if (flag === 'part') names = value.split(',');
    else if (flag === 'minutes' && Number(value) > 0) minutes = Number(value);
    else throw new ClearError(`${arg} is an unknown argument: ${USAGE}`);
  }
  const parts = names.map((name): [string, Part] => {
    const part = PARTS[name];
    if (!part) throw new ClearError(`There is no part ${name}: ${USAGE}`);
    return [name, part];
  });
  return { parts, minutes };
}

/** Returns how many samples fit into the remaining milliseconds, or 0 if a round is too short. */
export function sampleCountWithin(leftMs: number, sampleMs: number): number {
  const times = (leftMs * TIME_SHARE) / sampleMs;
  return times < MIN_SAMPLES ? 0 : times;
}

/** Runs a part with as many cases of each kind as `countOf` says. Resolves to the exit code. */
function runPart({ file, cases }: Part, countOf: (count: Count) => number): Promise<number> {
  const counts = Object.entries(cases).map(([name, count]) => [name, `${countOf(count)}`] as const);
  console.log(`\n${file}: ${counts.map((count) => count.join('=')).join(' ')}`);
  const args = ['run', '--config', 'vitest.workspace.ts', '--testTimeout=3600000', file];
  return run(tool('vitest'), args, { env: Object.fromEntries(counts) });
}

/** Runs a part in rounds until its minutes end or a round fails. */
async function runForMinutes(part: Part, minutes: number): Promise<number> {
  const end = performance.now() + minutes * 60_000;
  let sampleMs = 0;
  for (let samples = 1; samples > 0; samples = sampleCountWithin(end - performance.now(), sampleMs)) {
    const from = performance.now();
    const code = await runPart(part, ({ sample }) => Math.ceil(sample * samples));
    if (code !== 0) return code;
    sampleMs = (performance.now() - from) / samples;
  }
  return 0;
}

export async function main(args: readonly string[]): Promise<number> {
  const { parts, minutes } = partsFrom(args);
  const failed: string[] = [];
  for (const [name, part] of parts) {
    const code = await (minutes === undefined ? runPart(part, ({ whole }) => whole) : runForMinutes(part, minutes));
    if (code !== 0) failed.push(name);
  }
  console.log(
    failed.length ? `\nFailed: ${failed.join(', ')}.` : `\nAll passed: ${parts.map(([name]) => name).join(', ')}.`,
  );
  return failed.length ? 1 : 0;
}
