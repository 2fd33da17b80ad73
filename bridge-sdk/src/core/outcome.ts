import { refusalOf } from './refusal.ts';
import type { AnyMethod, Failure } from './types.ts';
import { readError } from './wire-error.ts';

/** Returns the checked result of a host's answer, or what `refuse` returns for a failure. */
export function outcomeOf(
  method: AnyMethod,
  answer: { readonly error?: unknown; readonly result?: unknown },
  refuse: (method: AnyMethod, ...failure: Failure) => Promise<never>,
): unknown {
  const { error, result } = answer;
  if (error || !('result' in answer)) return refuse(method, ...readError(error, method));
  // Some encoders write null for an empty result.
  const isEmpty = result === null || result === undefined;
  // Mutant lives: Nothing reads the code of this refusal.
  const value = isEmpty && refusalOf('BAD_REPLY', method.result, result) ? {} : result;
  const refusal = refusalOf('BAD_REPLY', method.result, value);
  return refusal ? refuse(method, ...refusal) : value;
}
