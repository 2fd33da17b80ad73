/**
 * Values kept on the phone, under a prefix of our own. A value that is missing, refused, expired or unreadable is simply not
 * there: nothing here throws. A value that the storage refuses lives as long as the page load.
 */
export type StorageArea = 'local' | 'session';

export interface Keeping {
  /** Default `local`. */
  area?: StorageArea;
  /** Expires after so many days, and is removed then by `expired.ts`; default never. */
  days?: number;
}

export const PREFIX = 'sdhealth.';
/** Names below this belong to a person, or to the visitor who may become one: see `personal.ts`. */
export const PERSONAL = 'own.';
/** Names below this, of a person, are copies of what the server has: dropped first when the storage is full. */
export const CACHE = 'cache.';
/** Names below this are what is kept of a person's own answers: `flows/kept-answers.ts`. */
export const KEPT_ANSWERS = `${CACHE}kept.`;
/** The number of writes of a person, of all pages of the app: a read that was sent before one may answer with what was before. */
export const WRITES = `${CACHE}writes`;

/**
 * The values of the phone and of the visit, the same for whoever uses it. This table is the only way past `personal.ts`: a name
 * that is not in it goes when its person goes.
 */
const OF_THE_PHONE = [
  'acting-for',
  'admin-refused',
  'crashes',
  'elder',
  'had-session',
  'landed-again',
  'language',
  'login-nonce',
  'login-rounds',
  'logout-owed',
  'open-app-line.closed',
  'owner',
  'owner-era',
  'owner-replaced',
  'release-asked',
  'reloaded-from',
  'starts',
] as const;
/** The way by which the visit came: `channel.ts`. */
const OF_THE_VISIT = 'channel.';

export type KeptName =
  | (typeof OF_THE_PHONE)[number]
  | `${typeof OF_THE_VISIT}${string}`
  | `${typeof PERSONAL}${string}`;

/** Tells if a value may outlive the person who used the phone. */
export const isOfThePhone = (name: string): boolean =>
  OF_THE_PHONE.some((known) => known === name) || name.startsWith(OF_THE_VISIT);

const DAY_MS = 86_400_000;
// oxlint-disable-next-line sdhealth/kept-by-a-person -- forgetPersons
const memory: Record<StorageArea, Map<string, string>> = { local: new Map(), session: new Map() };

/** Keeps a JSON value. Returns false when it will be lost with this page load. */
export function keep(name: KeptName, value: unknown, { area = 'local', days }: Keeping = {}): boolean {
  const text = JSON.stringify({ value, ...(days === undefined ? {} : { until: Date.now() + days * DAY_MS, days }) });
  memory[area].delete(name);
  if (write(area, name, text)) return true;
  dropCaches(area);
  if (write(area, name, text)) return true;
  memory[area].set(name, text);
  return false;
}

/** Returns the kept value when `isGood` accepts its shape: another version of the app may have written another one. */
export function recall<T>(
  name: KeptName,
  isGood: (value: unknown) => value is T,
  area: StorageArea = 'local',
): T | undefined {
  const entry = parse(memory[area].get(name) ?? read(area, name));
  if (!entry || (entry.until !== undefined && entry.until <= Date.now()) || !isGood(entry.value)) return undefined;
  return entry.value;
}

export const forget = (name: KeptName, area: StorageArea = 'local'): void => remove(area, name);

function remove(area: StorageArea, name: string): void {
  memory[area].delete(name);
  try {
    storage(area).removeItem(PREFIX + name);
  } catch {
    // refused: it was never written either
  }
}

/** Removes those values that are not the phone's own for which `isGone` is true. It gets undefined for an unreadable one. */
export function forgetPersons(area: StorageArea, isGone: (value: unknown) => boolean): void {
  for (const name of namesOn(area))
    if (!isOfThePhone(name) && isGone(parse(memory[area].get(name) ?? read(area, name))?.value)) remove(area, name);
}

/** Returns the names that begin so, without any order. */
export const namesBelow = (start: KeptName, area: StorageArea = 'local'): string[] =>
  [...new Set(namesOn(area))].filter((name) => name.startsWith(start));

function namesOn(area: StorageArea): string[] {
  const names = [...memory[area].keys()];
  try {
    const stored = Object.keys(storage(area)).filter((name) => name.startsWith(PREFIX));
    names.push(...stored.map((name) => name.slice(PREFIX.length)));
  } catch {
    // refused: what there is, is in memory
  }
  return names;
}

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

const storage = (area: StorageArea): Storage => (area === 'local' ? window.localStorage : window.sessionStorage);

function read(area: StorageArea, name: string): string | null {
  try {
    return storage(area).getItem(PREFIX + name);
  } catch {
    return null;
  }
}

function write(area: StorageArea, name: string, text: string): boolean {
  try {
    storage(area).setItem(PREFIX + name, text);
    return true;
  } catch {
    return false;
  }
}

/** Removes all copies of what the server has. */
export function forgetCopies(): void {
  for (const area of ['local', 'session'] as const) {
    for (const name of memory[area].keys()) if (name.startsWith(PERSONAL + CACHE)) memory[area].delete(name);
    dropCaches(area);
  }
}

function dropCaches(area: StorageArea): void {
  try {
    const names = Object.keys(storage(area)).filter((name) => name.startsWith(PREFIX + PERSONAL + CACHE));
    for (const name of names) storage(area).removeItem(name);
  } catch {
    // refused: there is nothing to drop
  }
}

function parse(text: string | null): { value: unknown; until?: number } | undefined {
  if (text === null) return undefined;
  try {
    const entry: unknown = JSON.parse(text);
    if (typeof entry !== 'object' || entry === null || !('value' in entry)) return undefined;
    const until = 'until' in entry && typeof entry.until === 'number' ? { until: entry.until } : {};
    return { value: entry.value, ...until };
  } catch {
    return undefined;
  }
}
