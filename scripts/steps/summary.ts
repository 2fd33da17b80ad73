import { sum } from './counts.ts';
import type { Outcome } from './step.ts';

const verdict = ({ failed }: Outcome) => (failed === 0 ? 'ok' : 'FAILED');

/** Returns the table that is printed at the end; its last line is `N passed, N failed, N skipped`. */
export function summary(outcomes: readonly Outcome[]): string {
  const width = Math.max(...outcomes.map(({ name }) => name.length));
  const lines = outcomes.map((outcome) => {
    const { name, passed, failed, skipped, seconds } = outcome;
    const counts = [`${passed}`, `${failed}`, `${skipped}`].map((text) => text.padStart(9)).join('');
    return `  ${name.padEnd(width)}  ${verdict(outcome).padEnd(6)}${counts}${`${seconds.toFixed(1)} s`.padStart(10)}`;
  });
  const head = `  ${'step'.padEnd(width)}  result   passed   failed  skipped      time`;
  const { passed, failed, skipped } = sum(outcomes);
  return [head, ...lines, '', `${passed} passed, ${failed} failed, ${skipped} skipped`].join('\n');
}
