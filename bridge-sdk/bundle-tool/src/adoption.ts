/** Counts what apps report about roll-outs. A report names no phone and no person: the page on rolling out says what it may have. */
import { type Result, success } from './arguments.ts';
import { isCount, isObject, isText } from './manifest.ts';

interface Report {
  /** The build that the app shows. */
  readonly running: number;
  /** The reason why an offered release was not taken: a code of `reasons.ts` or of the app. Null if nothing was refused. */
  readonly reason: string | null;
  readonly platform: 'android' | 'ios';
  /** The version of the app. */
  readonly app: string;
}

const isReport = isObject({
  running: isCount,
  reason: (value) => value === null || (typeof value === 'string' && /^[A-Z_]{2,40}$/.test(value)),
  platform: (value) => value === 'android' || value === 'ios',
  app: isText,
});

/** Returns the shares of builds and the refusals in a text with a report, in JSON, on each line. Other lines are counted. */
export function adoption(text: string): Result {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const reports = lines.map(parse).filter((report) => report !== undefined);
  const foreign = lines.length - reports.length;
  const share = (count: number) => `${count} (${((count / reports.length) * 100).toFixed(1)} %)`;
  return success(
    `${reports.length} reports${foreign > 0 ? `, ${foreign} lines that are none` : ''}.`,
    ...countsOf(reports, ({ running }) => `build ${running}`).map(([name, count]) => `${name}: ${share(count)}`),
    ...countsOf(reports, ({ reason, platform, app }) => reason && `${reason} on ${platform} ${app}`).map(
      ([name, count]) => `not taken, ${name}: ${share(count)}`,
    ),
  );
}

/** Returns the counts of names, the highest first. Null is not counted. */
function countsOf(reports: readonly Report[], nameOf: (report: Report) => string | null): [string, number][] {
  const counts = new Map<string, number>();
  for (const name of reports.map(nameOf)) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, first], [, second]) => second - first);
}

function parse(line: string): Report | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isReport(value) ? Object(value) : undefined;
  } catch {
    return undefined;
  }
}
