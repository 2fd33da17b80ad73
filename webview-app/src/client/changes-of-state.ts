import type { Call, Values } from './call.ts';
import type { ChangedState } from './changed-state.ts';

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const record = (value: unknown): Values => (isRecord(value) ? value : {});

/** Returns what a refusal says of the present state. */
export function changedStateOf({ endpoint: { seen = [] }, body }: Call, data: unknown): ChangedState {
  const { state, names, canRepeat } = record(data);
  const present = record(state);
  const nameOf = (name: string) => record(names)[name];
  const changes = seen
    .filter((name) => name in present)
    .map((name) => ({ name, before: body[name], now: present[name] ?? undefined, named: nameOf(name) }))
    .filter(({ before, now }) => String(before) !== String(now))
    .map(({ named, ...change }) => ({ ...change, ...(typeof named === 'string' && { nameNow: named }) }));
  // Without a difference a repeated write would be refused again, without an end.
  return { changes, canRepeat: canRepeat !== false && changes.length > 0 };
}
