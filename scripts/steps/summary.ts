import { sum } from './counts.ts';
import type { Outcome } from './step.ts';

const verdict = ({ failed }: Outcome) => (failed === 0 ? 'ok' : 'FAILED');

/** Looks that may pass at their second try only. More of them mean that something is wrong. */
const MOST_FLAKY = 3;

/** Returns true for a run that nothing is wrong with. */
export const isGood = (outcomes: readonly Outcome[]): boolean => {
  const { failed, flaky } = sum(outcomes);
  return failed === 0 && flaky.length <= MOST_FLAKY;
};

/** Returns the table that is printed at the end, with the name of each failed test; its last line is `N passed, N failed, N skipped`. */
export function summary(outcomes: readonly Outcome[]): string {
  const width = Math.max(...outcomes.map(({ name }) => name.length));
  const lines = outcomes.map((outcome) => {
    const { name, passed, failed, skipped, seconds } = outcome;
    const counts = [`${passed}`, `${failed}`, `${skipped}`].map((text) => text.padStart(9)).join('');
    return `  ${name.padEnd(width)}  ${verdict(outcome).padEnd(6)}${counts}${`${seconds.toFixed(1)} s`.padStart(10)}`;
  });
  const head = `  ${'step'.padEnd(width)}  result   passed   failed  skipped      time`;
  const { passed, failed, skipped, flaky } = sum(outcomes);
  const seconds = flaky.map((name) => `  passed at the second try only, so look into it: ${name}`);
  if (flaky.length > MOST_FLAKY) seconds.push(`  FAILED: more than ${MOST_FLAKY} of them`);
  const failures = outcomes.flatMap(({ name, failures: names }) => names.map((one) => `  FAILED in ${name}: ${one}`));
  return [head, ...lines, ...seconds, ...failures, '', `${passed} passed, ${failed} failed, ${skipped} skipped`].join(
    '\n',
  );
}
