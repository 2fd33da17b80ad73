import type { Call, Step, Values } from './call.ts';
import { STATE_CHANGED } from './codes.ts';
import { type ApiError, isApiError } from './errors.ts';
import { type ChangedState, ports } from './ports.ts';

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const record = (value: unknown): Values => (isRecord(value) ? value : {});

/** Returns the differences between the state in the request and the present state in the refusal. */
// Mutant lives: Only rows with `seen` come here.
function changedStateOf({ endpoint: { seen = [] }, body }: Call, data: unknown): ChangedState {
  const { state, names, canRepeat } = record(data);
  const present = record(state);
  const newNameOf = (name: string) => record(names)[name];
  const changes = seen
    .filter((name) => name in present)
    .map((name) => ({ name, before: body[name], now: present[name] ?? undefined, newName: newNameOf(name) }))
    .filter(({ before, now }) => String(before) !== String(now))
    .map(({ newName, ...change }) => ({ ...change, ...(typeof newName === 'string' && { nameNow: newName }) }));
  // Without a difference a resent write would be refused again, in an endless loop.
  return { changes, canRepeat: canRepeat !== false && changes.length > 0 };
}

/** Resends a refused write with the present state, as often as the person agrees. `owner` is the person of the first attempt. */
export async function resendWithConsent(next: Step, call: Call, refusal: ApiError, owner: unknown): Promise<unknown> {
  let [currentCall, error] = [call, refusal];
  for (;;) {
    const changed = changedStateOf(currentCall, error.data);
    if (!(await ports().stateChanged(changed)) || ports().owner() !== owner) throw error;
    const present = Object.fromEntries(changed.changes.map(({ name, now }) => [name, now]));
    currentCall = { ...currentCall, body: { ...currentCall.body, ...present } };
    try {
      return await next(currentCall);
    } catch (failure) {
      if (!isApiError(failure, STATE_CHANGED)) throw failure;
      error = failure;
    }
  }
}
