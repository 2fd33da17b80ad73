import { TEXT_CHARS } from '../errors.ts';
import type { Check, Failure } from './types.ts';

/**
 * Asks a check, which may be a page's own code, and returns the failure of a value that does not fit. A value fits where the check answers
 * `undefined` or `true`. Anything else is a refusal, also an error that the check throws: whatever a check does, its call has an end. Its
 * text is a place and, on a line after it, what must be there.
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
    // A promise comes too late to be an answer, and nobody else hears of its rejection.
    if (complaint instanceof Promise) complaint.catch(() => {});
  } catch (error) {
    cause = error;
  }
  if (complaint === undefined || complaint === true) return undefined;
  // Mutant lives: A split text has a first part; the type wants the default.
  const [path = '', expected] = typeof complaint === 'string' ? complaint.slice(0, TEXT_CHARS).split('\n') : [];
  const place = path || (code === 'BAD_PARAMS' ? 'params' : 'result');
  const text = place + (expected ? ` must be ${expected}` : '');
  return [code, text, { path, mayHaveHappened: code === 'BAD_REPLY', cause }];
}
