/** Reads the verdicts of a run out of Playwright's report. */
import { readFileSync } from 'node:fs';
import { ATTACHED, type Verdict } from './verdict.ts';

export interface Result extends Verdict {
  /** A picture of a failed one: a JPEG in base64. */
  readonly picture?: string;
}

interface Attachment {
  readonly name: string;
  readonly path?: string;
  readonly body?: string;
}
interface Run {
  readonly attachments: readonly Attachment[];
  readonly error?: { readonly message?: string };
}
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly results: readonly Run[] }[];
  }[];
}

/** Returns all cells of a report; a test that is no cell is not among them. */
export function resultsOf(report: Suite): Result[] {
  const own = (report.specs ?? []).flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) => results.flatMap((one) => resultOf(title, one) ?? [])),
  );
  return [...own, ...(report.suites ?? []).flatMap(resultsOf)];
}

function resultOf(title: string, { attachments, error }: Run): Result | undefined {
  const textOf = (name: string, encoding: 'utf8' | 'base64'): string | undefined => {
    const found = attachments.find((one) => one.name === name);
    if (found?.body !== undefined) return Buffer.from(found.body, 'base64').toString(encoding);
    return found?.path === undefined ? undefined : readFileSync(found.path).toString(encoding);
  };
  const verdict = textOf(ATTACHED.verdict, 'utf8');
  const picture = textOf(ATTACHED.picture, 'base64');
  if (verdict !== undefined) return { ...JSON.parse(verdict), ...(picture !== undefined && { picture }) };
  const [fault, screen, host] = title.split(' | ');
  if (fault === undefined || screen === undefined || host === undefined) return undefined;
  const reason = (error?.message ?? 'without a word').split('\n', 1)[0];
  return { fault, screen, host, lang: '', ms: 0, findings: [`the cell did not end: ${reason}`] };
}
