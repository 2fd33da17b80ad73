/**
 * Answers asked for before a screen has asked: given to the first call that wants the same, once, and only while young. So even
 * money may be fetched ahead: it is as fresh as if the screen's own call had been slow.
 */
import { isSoon } from '../rules/periods.ts';

const FRESH_MS = 10_000;
const MOST = 20;

interface Warm {
  readonly until: number;
  readonly answer: Promise<unknown>;
}

const warm = new Map<string, Warm>();

export function keepWarm(key: string, answer: Promise<unknown>): void {
  answer.catch(() => undefined);
  warm.set(key, { until: Date.now() + FRESH_MS, answer });
  const oldest = warm.keys().next();
  if (warm.size > MOST && !oldest.done) warm.delete(oldest.value);
}

/** The answer under way for `key`, which nobody else gets after this. */
export function takeWarm(key: string): Promise<unknown> | undefined {
  const found = warm.get(key);
  warm.delete(key);
  return found && isSoon(found.until, FRESH_MS) ? found.answer : undefined;
}

export const isWarm = (key: string): boolean => isSoon(warm.get(key)?.until ?? 0, FRESH_MS);

export const forgetWarm = (): void => warm.clear();
