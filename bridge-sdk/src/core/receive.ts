/** Reads the messages of the host: answers and notes about calls, and events. */
import { misfit, refuse } from './failures.ts';
import { guarded } from './guarded.ts';
import type { ChannelContext, Events } from './inside.ts';
import type { OpenCalls } from './open-calls.ts';
import type { CallOptions, Recorder } from './types.ts';
import { readError, unknown } from './wire-error.ts';

/** Returns the receiver of messages. It never throws. */
export function receiver(
  context: ChannelContext,
  { open, numberIn, strange, accept, close }: OpenCalls,
  eventsNow: () => Events | undefined,
  recorder: Recorder | undefined,
): ChannelContext['receive'] {
  // No function is created in it: it would keep its scope in memory for every answer.
  return (message) => {
    const whole = Object(message);
    const { method, params, result } = whole;
    const events = eventsNow();
    const note = method === '$/accepted' || method === '$/progress';
    const id = note ? Object(params).id : whole.id;
    const number = numberIn(id);
    const found = open.get(number);
    if (recorder) recorder('in', message, found ? found.method : events && events.row(method));
    // A host that sends our request back has sent no event, and no answer.
    if (!note && typeof method === 'string' && !(number >= 0)) {
      if (events) events.dispatch(method, params, id);
      else unknown(context, id);
    } else if (!found) context.drop(strange(id, number));
    else if (note) {
      accept(found);
      if (method === '$/progress') progress(found.options, params.value);
    } else if (whole.error || ('error' in whole && !('result' in whole)))
      close(number, found)(refuse(context, found.method, ...readError(whole.error, found.method)));
    else if ('result' in whole) {
      // An encoder writes null where there is nothing to tell.
      const empty = result === null || result === undefined;
      const value = empty && found.method.result(result) !== undefined ? {} : result;
      const wrong = found.method.result(value);
      close(number, found)(wrong === undefined ? value : misfit(context, found.method, 'BAD_REPLY', wrong));
    } else context.drop('malformed');
  };
}

const progress = ({ onProgress }: CallOptions, value: unknown) => onProgress && guarded(() => onProgress(value));
