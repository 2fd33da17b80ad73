/**
 * Stores values on the phone under our own prefix. A value that is missing, expired or unreadable reads as undefined. No function
 * here throws an error. If the storage cannot be written, a value lasts until the page is closed or reloaded.
 */
export type StorageArea = 'local' | 'session';

export interface StorageOptions {
  /** Default `local`. */
  area?: StorageArea;
  /** The days until the value expires and `expired.ts` removes it. Default never. */
  days?: number;
}

export const PREFIX = 'sdhealth.';
/** Prefix of names that belong to a person, or to the visitor who may become one: see `personal.ts`. */
export const PERSONAL = 'own.';
/** Prefix of a person's copies of server data, which are dropped first when the storage is full. */
export const CACHE = 'cache.';
/** Prefix of a person's own stored answers: `flows/stored-answers.ts`. */
export const STORED_ANSWERS_PREFIX = `${CACHE}kept.`;
/** The number of a person's writes, over all pages of the app. A read that was sent before a write may return outdated data. */
export const WRITES = `${CACHE}writes`;

/**
 * The names of values that belong to the phone, not to a person. Any other value is removed by
 * `personal.ts` when its person leaves.
 */
const PHONE_NAMES = [
  'acting-for',
  'admin-refused',
  'configuration',
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
  'phone-id',
  'release-asked',
  'releases-left',
  'reloaded-from',
  'servers-checked',
  'starts',
  'switched-off',
] as const;
/** Prefix of the visit's channel: `channel.ts`. */
const VISIT_PREFIX = 'channel.';

export type StoredName =
  | (typeof PHONE_NAMES)[number]
  | `${typeof VISIT_PREFIX}${string}`
  | `${typeof PERSONAL}${string}`;

/** Checks that a value may outlive the person who used the phone. */
export const isPhoneValue = (name: string): boolean =>
  PHONE_NAMES.some((known) => known === name) || name.startsWith(VISIT_PREFIX);

const DAY_MS = 86_400_000;
// oxlint-disable-next-line sdhealth/cleared-on-logout -- `forgetPersons` clears it
const memory: Record<StorageArea, Map<string, string>> = { local: new Map(), session: new Map() };

/** Stores a JSON value. Returns false if it lasts only for this page load. */
export function keep(name: StoredName, value: unknown, { area = 'local', days }: StorageOptions = {}): boolean {
  const text = JSON.stringify({ value, ...(days === undefined ? {} : { until: Date.now() + days * DAY_MS, days }) });
  memory[area].delete(name);
  if (write(area, name, text)) return true;
  dropCaches(area);
  if (write(area, name, text)) return true;
  memory[area].set(name, text);
  return false;
}

/** Returns the stored value if `isValid` accepts its shape. Another version of the app may have written another shape. */
export function recall<T>(
  name: StoredName,
  isValid: (value: unknown) => value is T,
  area: StorageArea = 'local',
): T | undefined {
  const entry = parse(memory[area].get(name) ?? read(area, name));
  if (!entry || (entry.until !== undefined && entry.until <= Date.now()) || !isValid(entry.value)) return undefined;
  return entry.value;
}

export const forget = (name: StoredName, area: StorageArea = 'local'): void => remove(area, name);

function remove(area: StorageArea, name: string): void {
  memory[area].delete(name);
  try {
    storage(area).removeItem(PREFIX + name);
  } catch {
    // The browser denies access to the storage, so it has no such value.
  }
}

/**
 * Removes each value for which `mustRemove` returns true, except the values of the phone. For an unreadable value `mustRemove` gets
 * undefined.
 */
export function forgetPersons(area: StorageArea, mustRemove: (value: unknown) => boolean): void {
  for (const name of storedNames(area))
    if (!isPhoneValue(name) && mustRemove(parse(memory[area].get(name) ?? read(area, name))?.value)) remove(area, name);
}

/** Returns the names with this prefix, in any order. */
export const namesWithPrefix = (prefix: StoredName, area: StorageArea = 'local'): string[] =>
  [...new Set(storedNames(area))].filter((name) => name.startsWith(prefix));

function storedNames(area: StorageArea): string[] {
  const names = [...memory[area].keys()];
  try {
    const stored = Object.keys(storage(area)).filter((name) => name.startsWith(PREFIX));
    names.push(...stored.map((name) => name.slice(PREFIX.length)));
  } catch {
    // The browser denies access to the storage, so all values are in memory.
  }
  return names;
}

export const isTrue = (value: unknown): value is true => value === true;
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
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

/** Removes all copies of server data. */
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
    // The browser denies access to the storage, so it has no copies.
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
