import { TEXT_CHARS } from '../errors.ts';
import type { Failure } from './inside.ts';
import type { Check } from './types.ts';

/** A check's refusal of a value: its text, empty where it has none, and the error that it has thrown. */
export type Refusal = readonly [text: string, cause?: unknown];

/**
 * Asks a check, which may be a page's own code. A value fits where the check answers `undefined` or `true`. Anything else is a refusal,
 * also an error that the check throws: whatever a check does, its call has an end.
 */
export function refusalOf(check: Check, value: unknown, allowed?: readonly string[]): Refusal | undefined {
  try {
    const said: unknown = check(value, allowed);
    // A promise comes too late to be an answer, and nobody else hears of its rejection.
    if (said instanceof Promise) said.catch(() => {});
    return said === undefined || said === true ? undefined : [typeof said === 'string' ? said : ''];
  } catch (cause) {
    return ['', cause];
  }
}

/** Returns the failure of params or a result. The check's text is a place and, on a line after it, what must be there. */
export function misfit(code: 'BAD_PARAMS' | 'BAD_REPLY', [said, cause]: Refusal): Failure {
  const [path = '', expected] = said.slice(0, TEXT_CHARS).split('\n');
  const place = path || (code === 'BAD_PARAMS' ? 'params' : 'result');
  return [
    code,
    place + (expected ? ` must be ${expected}` : ''),
    { path, mayHaveHappened: code === 'BAD_REPLY', cause },
  ];
}
