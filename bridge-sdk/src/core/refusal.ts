import { TEXT_CHARS } from '../errors.ts';
import type { Check, Failure } from './types.ts';

/**
 * Runs a check and returns the failure of a value that it refuses. `undefined` or `true` accepts the value. Any other answer refuses
 * it. So does a thrown error, because a check may be the page's own code and its call must still settle. A text answer is a JSON
 * pointer, then optionally a second line with the expectation.
 */
export function refusalOf(
  code: 'BAD_PARAMS' | 'BAD_REPLY',
  check: Check,
  value: unknown,
  allowed?: readonly string[],
): Failure | undefined {
  let complaint: unknown = false;
  let cause: unknown;
  try {
    complaint = check(value, allowed);
    // A promise refuses the value, because checks are synchronous. Catch its rejection, which nothing else handles.
    if (complaint instanceof Promise) complaint.catch(() => {});
  } catch (error) {
    cause = error;
  }
  if (complaint === undefined || complaint === true) return undefined;
  // Mutant lives: A split text has a first part; the type requires the default.
  const [path = '', expected] = typeof complaint === 'string' ? complaint.slice(0, TEXT_CHARS).split('\n') : [];
  const location = path || (code === 'BAD_PARAMS' ? 'params' : 'result');
  const text = location + (expected ? ` must be ${expected}` : '');
  return [code, text, { path, mayHaveHappened: code === 'BAD_REPLY', cause }];
}
