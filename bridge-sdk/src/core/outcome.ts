import { misfit, refuse } from './failures.ts';
import type { ChannelContext } from './inside.ts';
import { refusalOf } from './refusal.ts';
import type { AnyMethod } from './types.ts';
import { readError } from './wire-error.ts';

/** Returns the outcome of a call by the host's answer: its checked result, or a rejected promise. */
export function outcomeOf(
  context: ChannelContext,
  method: AnyMethod,
  answer: { readonly error?: unknown; readonly result?: unknown },
): unknown {
  const { error, result } = answer;
  if (error || !('result' in answer)) return refuse(context, method, ...readError(error, method));
  // An encoder writes null where there is nothing to tell.
  const empty = result === null || result === undefined;
  const value = empty && refusalOf(method.result, result) ? {} : result;
  const refusal = refusalOf(method.result, value);
  return refusal ? misfit(context, method, 'BAD_REPLY', refusal) : value;
}
