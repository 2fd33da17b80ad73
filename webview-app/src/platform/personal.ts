/**
 * Values on the phone that belong to a person: chosen cities and institutions, what was typed. Rules:
 * 1. Each is marked with its owner: a salted hash of the user id, never the id itself. A visitor's value has no mark.
 * 2. It is given to its owner only; a visitor's value also to the one who logs in then.
 * 3. All of them go when another person logs in, at logout, and when the session ends.
 */
import { randomHash } from '../rules/random-hash.ts';
import { forget, type Keeping, keep, namesBelow, recall, type Shelf } from './storage.ts';

interface Owner {
  readonly salt: string;
  readonly mark: string;
}
interface Marked {
  readonly owner?: string;
  readonly value: unknown;
}

const OWNER = 'owner';
/** Names below this belong to a person. */
const PERSONAL = 'own.';
const SHELVES: readonly Shelf[] = ['local', 'session'];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isOwner = (value: unknown): value is Owner =>
  isRecord(value) && typeof value['salt'] === 'string' && typeof value['mark'] === 'string';
const isMarked = (value: unknown): value is Marked => isRecord(value) && 'value' in value;

/** The mark of the person whose values are here; undefined for a visitor. */
export const ownerMark = (): string | undefined => recall(OWNER, isOwner)?.mark;

export function keepPersonal(name: string, value: unknown, keeping: Keeping = {}): boolean {
  const owner = ownerMark();
  return keep(PERSONAL + name, { value, ...(owner !== undefined && { owner }) }, keeping);
}

export function recallPersonal<T>(
  name: string,
  isGood: (value: unknown) => value is T,
  shelf: Shelf = 'local',
): T | undefined {
  const found = recall(PERSONAL + name, isMarked, shelf);
  if (!found || (found.owner !== undefined && found.owner !== ownerMark())) return undefined;
  return isGood(found.value) ? found.value : undefined;
}

export const forgetPersonal = (name: string, shelf: Shelf = 'local'): void => forget(PERSONAL + name, shelf);

/** Makes a person the owner. Returns true where the values were another person's: they are gone. */
export function claimPersonal(userId: string): boolean {
  const before = recall(OWNER, isOwner);
  const salt = before?.salt ?? randomHash(16);
  const mark = hashOf(salt + userId);
  const isOther = before !== undefined && before.mark !== mark;
  if (isOther) dropAll();
  keep(OWNER, { salt, mark });
  return isOther;
}

/** Ends the ownership. Returns true where there was an owner, whose values are gone; a visitor's stay. */
export function dropPersonal(): boolean {
  const had = ownerMark() !== undefined;
  if (had) dropAll();
  forget(OWNER);
  return had;
}

function dropAll(): void {
  for (const shelf of SHELVES) for (const name of namesBelow(PERSONAL, shelf)) forget(name, shelf);
}

/** FNV-1a in 32 bits: short enough that many ids share each value, so that it does not lead back to one. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
