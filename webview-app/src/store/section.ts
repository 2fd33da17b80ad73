/**
 * Creates a section of the client's store: named fields with defaults, stored on the phone for some days, read back field by field. The
 * default stays if a stored value has another type, a field is unknown, or storage is refused, full or broken. Fields with sensitive names
 * stay in memory.
 */
import { proxy, snapshot, subscribe } from 'valtio';
import { learnSecrets } from '../client/request.ts';
import { forgetPersonal, keepPersonal, recallPersonal, whenPersonGoes } from '../platform/personal.ts';
import type { StorageArea } from '../platform/storage.ts';
import { isSensitive } from '../rules/sensitive.ts';

/** Converts fields to the next version. Oldest first: `migrations[0]` turns version 1 into version 2. */
export type Migration = (fields: Readonly<Record<string, unknown>>) => Record<string, unknown>;

export interface SectionSpec<T extends object> {
  name: string;
  defaults: () => T;
  /** The storage area. Default `local`. */
  area?: StorageArea;
  /** Days after the last change until the section is deleted. Default: never. */
  days?: number;
  migrations?: readonly Migration[];
}

export interface Section<T extends object> {
  /** The fields. Read them with `useSnapshot`, write them by assignment. */
  readonly state: T;
  /** Resets all fields to their defaults. */
  reset(): void;
}

interface StoredSection {
  version: number;
  fields: Record<string, unknown>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isStoredSection = (value: unknown): value is StoredSection =>
  isRecord(value) && typeof value['version'] === 'number' && isRecord(value['fields']);

/** Creates a section. Its version is the number of migrations plus one. Values of a newer version are read if their types fit. */
export function section<T extends object>({
  name,
  defaults,
  area = 'local',
  days,
  migrations = [],
}: SectionSpec<T>): Section<T> {
  const key = `store.${name}`;
  const version = migrations.length + 1;
  const state = proxy<T>(mergeFields(defaults(), readFields(recallPersonal(key, isStoredSection, area), migrations)));
  const save = () => {
    learnSecrets(state);
    keepPersonal(key, { version, fields: storableFields(state) }, { area, ...(days !== undefined && { days }) });
  };
  subscribe(state, save);
  const result: Section<T> = {
    state,
    reset() {
      Object.assign(state, defaults());
      forgetPersonal(key, area);
    },
  };
  whenPersonGoes(result.reset);
  return result;
}

const storableFields = (state: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(snapshot(state)).filter(([field]) => !isSensitive(field)));

function readFields(
  stored: StoredSection | undefined,
  migrations: readonly Migration[],
): Readonly<Record<string, unknown>> {
  if (!stored) return {};
  try {
    return migrations
      .slice(Math.max(0, stored.version - 1))
      .reduce((fields, migrate) => migrate(fields), stored.fields);
  } catch {
    return {};
  }
}

/** Returns the defaults, overridden by stored values of the same type. */
function mergeFields<T extends object>(defaults: T, stored: Readonly<Record<string, unknown>>): T {
  const compatibleEntries = Object.entries(defaults).filter(
    ([field, value]) => Object.hasOwn(stored, field) && hasTypeOf(stored[field], value) && !isSensitive(field),
  );
  return Object.assign(defaults, Object.fromEntries(compatibleEntries.map(([field]) => [field, stored[field]])));
}

const hasTypeOf = (value: unknown, example: unknown): boolean =>
  Array.isArray(example)
    ? Array.isArray(value)
    : typeof value === typeof example && value !== null && !Array.isArray(value);
