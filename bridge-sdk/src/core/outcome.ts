import { refusalOf } from './refusal.ts';
import type { AnyMethod, Failure } from './types.ts';
import { readError } from './wire-error.ts';

/** Returns the outcome of a call by the host's answer: its checked result, or what `refuse` makes of a failure. */
export function outcomeOf(
  method: AnyMethod,
  answer: { readonly error?: unknown; readonly result?: unknown },
  refuse: (method: AnyMethod, ...failure: Failure) => Promise<never>,
): unknown {
  const { error, result } = answer;
  if (error || !('result' in answer)) return refuse(method, ...readError(error, method));
  // An encoder writes null where there is nothing to tell.
  const empty = result === null || result === undefined;
  // Mutant lives: Only whether there is a refusal is asked, not its code.
  const value = empty && refusalOf('BAD_REPLY', method.result, result) ? {} : result;
  const refusal = refusalOf('BAD_REPLY', method.result, value);
  return refusal ? refuse(method, ...refusal) : value;
}
