import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../workspace/root.ts';

interface Timed {
  readonly file: string;
  readonly seconds: number;
}

interface VitestReport {
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[];
}
interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}
interface PlaywrightReport {
  readonly suites: readonly Suite[];
}

/** Returns a line for each of the slowest test files; a file that several projects ran counts once, with its sum. A report that cannot be read is left out. */
export function slowestFiles(reports: readonly string[], count: number): string[] {
  const seconds = new Map<string, number>();
  for (const timed of reports.filter((report) => existsSync(report)).flatMap(readTimes))
    seconds.set(timed.file, (seconds.get(timed.file) ?? 0) + timed.seconds);
  const longest = [...seconds].sort(([, a], [, b]) => b - a).slice(0, count);
  return longest.map(([file, time]) => `${`${time.toFixed(1)} s`.padStart(10)}  ${file}`);
}

function readTimes(report: string): Timed[] {
  let read: VitestReport | PlaywrightReport;
  try {
    read = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    // Its step has said so.
    return [];
  }
  if ('suites' in read)
    return read.suites.map((suite) => ({ file: suite.file, seconds: millisecondsOf(suite) / 1000 }));
  return read.testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
}

function millisecondsOf({ suites = [], specs = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
  return [...own, ...suites.map(millisecondsOf)].reduce((sum, duration) => sum + duration, 0);
}
