/**
 * Compares two JSON Schemas of a contract. A change is major if an older app or page would refuse what a newer one sends, or the reverse,
 * because apps and pages are updated independently.
 */
import type { Change, Level } from './levels.ts';

export type Json = Readonly<Record<string, unknown>>;
/** Tells which side sends a value: a page sends params, the host sends answers and events. */
export type Side = 'params' | 'answer';

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
export const objectOf = (value: unknown): Json => (isJson(value) ? value : {});
export const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
export const without = (all: readonly string[], others: readonly string[]): string[] =>
  all.filter((value) => !others.includes(value));

/** Maps bounds to 1 if a higher bound allows less, -1 if it allows more. */
const BOUNDS = { minimum: 1, minItems: 1, maximum: -1 } as const;
/** Maps enum keywords to the level of a new member, by side. An older page reads a new member of an open enum as `unknown`. */
const ENUM_LEVELS = {
  enum: { params: 'minor', answer: 'major' },
  'x-words': { params: 'minor', answer: 'minor' },
} as const;
/** Lists keywords that restrict a value: a new or different one is narrower, a removed one is wider. */
const RESTRICTIONS = ['type', 'pattern', 'x-address'] as const;
/** Maps to the level for a field that was added, was removed, or became required or optional, by side. `needed` means required. */
const FIELDS = {
  added: {
    params: (needed: boolean): Level => (needed ? 'major' : 'minor'),
    answer: (needed: boolean): Level => (needed ? 'major' : 'minor'),
  },
  removed: { params: (): Level => 'major', answer: (): Level => 'major' },
  needed: { params: (): Level => 'major', answer: (): Level => 'major' },
  optional: { params: (): Level => 'minor', answer: (): Level => 'major' },
} as const;
const FIELD_REASONS = {
  added: (needed: boolean) => (needed ? 'is new and must be there' : 'is new, and may be left out'),
  removed: () => 'is gone',
  needed: () => 'must be there now',
  optional: () => 'may be left out now',
} as const;

function* boundChanges(path: string, previous: Json, after: Json): Generator<Change> {
  for (const [name, sign] of Object.entries(BOUNDS)) {
    const [old, now] = [previous, after].map((schema) => Number(schema[name] ?? -sign * Number.POSITIVE_INFINITY));
    if (old === now || old === undefined || now === undefined) continue;
    const isNarrower = sign * (now - old) > 0;
    const reason = `${path}: ${name} ${previous[name] ?? 'none'} is ${after[name] ?? 'none'}: ${isNarrower ? 'narrowed' : 'widened'}`;
    yield { level: isNarrower ? 'major' : 'minor', reason };
  }
}

function* wordChanges(path: string, previous: Json, after: Json, side: Side): Generator<Change> {
  for (const [name, levels] of Object.entries(ENUM_LEVELS)) {
    const [old, now] = [previous[name], after[name]];
    if (old === undefined && now === undefined) continue;
    if (old === undefined) yield { level: 'major', reason: `${path}: only listed words are allowed now: narrowed` };
    else if (now === undefined)
      yield { level: levels[side], reason: `${path}: other words than the listed are allowed now` };
    else {
      for (const word of without(texts(old), texts(now)))
        yield { level: 'major', reason: `${path}: the word ${word} is gone: narrowed` };
      for (const word of without(texts(now), texts(old)))
        yield { level: levels[side], reason: `${path}: the word ${word} is new` };
    }
  }
}

function* formChanges(path: string, previous: Json, after: Json): Generator<Change> {
  for (const name of RESTRICTIONS) {
    if (previous[name] === after[name]) continue;
    const reason = `${path}: ${name} ${String(previous[name] ?? 'none')} is ${String(after[name] ?? 'none')}`;
    yield { level: after[name] === undefined ? 'minor' : 'major', reason };
  }
}

function* fieldChanges(path: string, previous: Json, after: Json, side: Side): Generator<Change> {
  const [old, now] = [objectOf(previous['properties']), objectOf(after['properties'])];
  const [oldRequired, nowRequired] = [texts(previous['required']), texts(after['required'])];
  const change = (kind: keyof typeof FIELDS, name: string, needed = false): Change => ({
    level: FIELDS[kind][side](needed),
    reason: `${path}/${name} ${FIELD_REASONS[kind](needed)}`,
  });
  for (const name of without(Object.keys(old), Object.keys(now))) yield change('removed', name);
  for (const name of without(Object.keys(now), Object.keys(old)))
    yield change('added', name, nowRequired.includes(name));
  for (const name of Object.keys(old).filter((key) => key in now)) {
    if (oldRequired.includes(name) !== nowRequired.includes(name))
      yield change(nowRequired.includes(name) ? 'needed' : 'optional', name);
    yield* schemaChanges(`${path}/${name}`, old[name], now[name], side);
  }
}

/** Returns the arms of a union by the value of its tag. Undefined for any other schema. */
function armsOf(schema: Json): Map<string, unknown> | undefined {
  if (!Array.isArray(schema['oneOf'])) return undefined;
  const tag = String(objectOf(schema['discriminator'])['propertyName']);
  const wordOf = (arm: unknown) => String(objectOf(objectOf(objectOf(arm)['properties'])[tag])['const']);
  return new Map(schema['oneOf'].map((arm) => [wordOf(arm), arm]));
}

/**
 * Yields the changes of a union. A new arm is major, because an older app or page refuses it. It is minor only in an answer whose union
 * was already open, because an older page then reads it as unknown.
 */
function* unionChanges(path: string, previous: Json, after: Json, side: Side): Generator<Change> {
  const [old, now] = [armsOf(previous), armsOf(after)];
  if (!old && !now) return;
  if (!old || !now)
    return yield { level: 'major', reason: `${path}: ${now ? 'is a union now' : 'is no union any more'}` };
  const [oldTag, tag] = [previous, after].map((item) => String(objectOf(item['discriminator'])['propertyName']));
  if (oldTag !== tag) return yield { level: 'major', reason: `${path}: the tag ${oldTag} is ${tag}` };
  const level = side === 'answer' && previous['x-open'] === true ? 'minor' : 'major';
  for (const word of without([...old.keys()], [...now.keys()]))
    yield { level: 'major', reason: `${path}: the arm ${word} is gone` };
  for (const word of without([...now.keys()], [...old.keys()]))
    yield { level: level, reason: `${path}: the arm ${word} is new` };
  if (previous['x-open'] !== after['x-open'])
    yield { level: 'minor', reason: `${path}: the union is ${after['x-open'] ? 'open' : 'closed'} now` };
  for (const [word, arm] of old) if (now.has(word)) yield* schemaChanges(`${path}(${word})`, arm, now.get(word), side);
}

/** Yields the changes from one schema to another, each with its path. Descriptions do not count. */
export function* schemaChanges(path: string, previous: unknown, after: unknown, side: Side): Generator<Change> {
  const [old, now] = [objectOf(previous), objectOf(after)];
  yield* formChanges(path, old, now);
  yield* boundChanges(path, old, now);
  yield* wordChanges(path, old, now, side);
  yield* fieldChanges(path, old, now, side);
  yield* unionChanges(path, old, now, side);
  for (const [name, word] of [
    ['items', '[]'],
    ['additionalProperties', '*'],
  ] as const)
    if (old[name] !== undefined || now[name] !== undefined)
      yield* schemaChanges(`${path}/${word}`, old[name], now[name], side);
}
