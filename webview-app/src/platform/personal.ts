/**
 * Stores values that belong to a person: choices, drafts, orders in progress, visited pages, answers and files that were shown. Rules:
 * 1. Each value is marked with its owner: a salted hash of the user id, never the id itself. A visitor's value has no mark.
 * 2. Only its owner gets it. A visitor's value also goes to the person who logs in next.
 * 3. All of them are removed when another person logs in, at logout, and when the session ends: all names but those in `storage.ts`'s
 *    table of the phone's own values, whether their module is loaded or not.
 * 4. A module's own memory of the person is removed too: the module registers by `whenPersonGoes`.
 * 5. Nothing that began before a logout or a change of person is stored after it, on any page of the phone. Each such change begins an
 *    era, and `sinceNow` checks that the era is the same.
 */
import { randomHash } from '../rules/random-hash.ts';
import { shortHash } from '../rules/short-hash.ts';
import { type OwnerNews, openOwnerNews } from './owner-news.ts';
import { dropFiles, dropUnsentFiles } from './personal-caches.ts';
import {
  forget,
  forgetPersons,
  isText,
  KEPT_ANSWERS,
  type Keeping,
  keep,
  namesBelow,
  PERSONAL,
  recall,
  type StorageArea,
  WRITES,
} from './storage.ts';

interface Owner {
  readonly salt: string;
  readonly mark: string;
  /** A salted hash of the person's last token. It tells if a host's session is still this person's. */
  readonly token?: string;
  /** True if the session came by another person's link, and the account is not confirmed yet (U04). */
  readonly isDoubtful?: true;
}
interface Marked {
  readonly owner?: string;
  readonly value: unknown;
}

const OWNER = 'owner';
const ERA = 'owner-era';
const AREAS: readonly StorageArea[] = ['local', 'session'];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isOwner = (value: unknown): value is Owner =>
  isRecord(value) && typeof value['salt'] === 'string' && typeof value['mark'] === 'string';
const isMarked = (value: unknown): value is Marked => isRecord(value) && 'value' in value;

/** The mark of this page load's person. `claimedEra` is the era of the claim, because another tab may have changed the owner since. */
let claimed: string | undefined;
let claimedEra: string | undefined;

/** Tells the other pages who owns the phone, if the storage is refused. `isToldOfOther`: another page has named another owner. */
let tellPages: ((news: OwnerNews) => void) | undefined;
let isToldOfOther = false;
let claimedUserId: string | undefined;

function tellOwner(news: OwnerNews): void {
  tellPages ??= openOwnerNews(({ salt, mark }) => {
    isToldOfOther = claimedUserId !== undefined && shortHash(salt + claimedUserId) !== mark;
  });
  tellPages(news);
}

/** A mark that belongs to nobody. A page that has yielded the phone reads and stores nothing of its new owner. */
// Mutant lives: No mark equals a text that is not a hash, so any such text does.
const NOBODY = '';

/** The person whose ownership has ended in this page load. */
let gone: Owner | undefined;

/** Returns the mark of the person whose values are here. Undefined for a visitor. */
export const ownerMark = (): string | undefined => claimed ?? recall(OWNER, isOwner)?.mark;

/** Checks that another page has changed or removed the owner since this page load's person came. */
export const isOwnerReplaced = (): boolean =>
  claimed !== undefined && (isToldOfOther || recall(OWNER, isOwner)?.mark !== claimed || era() !== claimedEra);

/** Checks that another page has set another owner since this page load's person came. */
export const hasSuccessor = (): boolean => isOwnerReplaced() && recall(OWNER, isOwner) !== undefined;

const era = (): string | undefined => recall(ERA, isText);
const beginEra = (): boolean => keep(ERA, randomHash(16));

/**
 * Returns a check for a process that begins now. It turns false when a person logs out or logs in on any page of the phone (A04). A person
 * who logs in on this very page is known to it by `sessionVersion` and does not count.
 */
export function sinceNow(): () => boolean {
  const previous = era();
  return () => {
    const now = era();
    return now === previous || (claimed !== undefined && claimed !== NOBODY && now === claimedEra);
  };
}

/** Stores a value. Returns false if it lasts only for this page load, or if the phone's owner has changed: then it is not stored. */
export function keepPersonal(name: string, value: unknown, keeping: Keeping = {}): boolean {
  if (isOwnerReplaced()) return false;
  const owner = ownerMark();
  // Mutant lives: JSON omits an undefined mark anyway.
  return keep(`${PERSONAL}${name}`, { value, ...(owner !== undefined && { owner }) }, keeping);
}

export function recallPersonal<T>(
  name: string,
  isGood: (value: unknown) => value is T,
  area: StorageArea = 'local',
): T | undefined {
  const match = recall(`${PERSONAL}${name}`, isMarked, area);
  if (!match || (match.owner !== undefined && match.owner !== ownerMark())) return undefined;
  return isGood(match.value) ? match.value : undefined;
}

/** Returns the names of persons' values with this prefix. */
export const namesOfPerson = (group: string): string[] =>
  namesBelow(`${PERSONAL}${group}`).map((name) => name.slice(PERSONAL.length));

/** Returns the person's values with this prefix, without those of a wrong shape. */
export const recallPersonalAll = <T>(group: string, isGood: (value: unknown) => value is T): T[] =>
  namesOfPerson(group).flatMap((name) => recallPersonal(name, isGood) ?? []);

/** Removes all values of persons with this prefix. */
export const forgetPersonalAll = (group: string): void => {
  for (const name of namesOfPerson(group)) forgetPersonal(name);
};

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Returns the number of writes so far. Undefined before the first, and if the storage dropped it. */
export const writesSoFar = (): number | undefined => recallPersonal(WRITES, isNumber);

/** Removes stored answers, also those in flight, because a write was done or may have been done. */
export function noteWrite(): void {
  forgetPersonalAll(KEPT_ANSWERS);
  keepPersonal(WRITES, (writesSoFar() ?? 0) + 1);
}

/** Removes a value. A value that all pages share stays if the phone's owner has changed. */
export function forgetPersonal(name: string, area: StorageArea = 'local'): void {
  if (area === 'session' || !isOwnerReplaced()) forget(`${PERSONAL}${name}`, area);
}

/** `other`: values of another person were here and are removed. `successor`: that person had this very page, too. */
export type Claim = 'same' | 'other' | 'successor';

/** Checks that this token is the owner's last one. False for any newer token, whose person is not known yet. */
export function isOwnersToken(token: string): boolean {
  const owner = recall(OWNER, isOwner);
  return owner?.token !== undefined && owner.token === shortHash(owner.salt + token);
}

/** Makes a person the owner, with the present token. */
export function claimPersonal(userId: string, token?: string): Claim {
  const previous = recall(OWNER, isOwner) ?? gone;
  const salt = previous?.salt ?? randomHash(16);
  const mark = shortHash(salt + userId);
  const isOther = [previous?.mark, claimed].some((known) => known !== undefined && known !== mark);
  const hadPage = claimed !== undefined || gone !== undefined;
  drop(mark, isOther);
  if (recall(OWNER, isOwner)?.mark !== mark) beginEra();
  claimed = mark;
  claimedEra = era();
  claimedUserId = userId;
  isToldOfOther = false;
  const known = recall(OWNER, isOwner);
  const isKept = keep(OWNER, {
    ...{ salt, mark },
    ...(token !== undefined && { token: shortHash(salt + token) }),
    ...(known?.mark === mark && known.isDoubtful && { isDoubtful: true }),
  });
  if (!isKept) tellOwner({ salt, mark });
  return isOther ? (hadPage ? 'successor' : 'other') : 'same';
}

/** Forgets the owner's last token. A session of the host then belongs to nobody until its owner is known. */
export function forgetToken(): void {
  const owner = recall(OWNER, isOwner);
  if (owner && !isOwnerReplaced()) keep(OWNER, withoutToken(owner));
}
const withoutToken = ({ token: _, ...owner }: Owner): Owner => owner;

/**
 * Checks, for all pages of the phone, that the person has not confirmed the account of a link yet. The answer is removed with the
 * ownership.
 */
export const isOwnerDoubtful = (): boolean => recall(OWNER, isOwner)?.isDoubtful === true;

/** Records that the account came by a link, or that it is the person's own. */
export function noteDoubt(isDoubtful: boolean): void {
  const owner = recall(OWNER, isOwner);
  if (!owner || isOwnerReplaced() || isDoubtful === isOwnerDoubtful()) return;
  const { isDoubtful: _, ...sure } = owner;
  keep(OWNER, isDoubtful ? { ...sure, isDoubtful } : sure);
}

/** Ends the ownership. Returns true if there was an owner, whose values are removed. A visitor's values stay. */
export function dropPersonal(): boolean {
  gone = recall(OWNER, isOwner) ?? gone;
  const had = ownerMark() !== undefined;
  drop(undefined, had);
  if (claimed !== undefined) tellPages?.({ salt: '', mark: '' });
  claimed = undefined;
  claimedUserId = undefined;
  if (recall(OWNER, isOwner)) beginEra();
  forget(OWNER);
  return had;
}

/**
 * Yields the phone to its new owner: removes this page's values of its person, but not the new owner's. Until a login on this page it
 * reads and stores nothing.
 */
export function yieldPersonal(): void {
  const owner = recall(OWNER, isOwner)?.mark;
  const isGone = (value: unknown) => !isMarked(value) || value.owner === undefined || value.owner !== owner;
  forgetPersons('session', isGone);
  forgetPersons('local', (value) => isMarked(value) && value.owner !== undefined && value.owner !== owner);
  void dropFiles(owner);
  gone = undefined;
  claimed = NOBODY;
}

/** Removes all values of other owners than this mark. A value without a mark is the last owner's, or a visitor's. */
function drop(mark: string | undefined, unmarkedToo: boolean): void {
  const isGone = (value: unknown) => {
    const owner = isMarked(value) ? value.owner : undefined;
    return owner === undefined ? unmarkedToo : owner !== mark;
  };
  for (const area of AREAS) forgetPersons(area, isGone);
  void dropFiles(mark);
  if (unmarkedToo) dropUnsentFiles();
}

const memories: (() => void)[] = [];

/** Registers a function that makes a module forget the person. */
export function whenPersonGoes(forgetThem: () => void): void {
  memories.push(forgetThem);
}

/** Makes all modules forget the person of this page load. */
export function forgetPerson(): void {
  for (const forgetThem of memories) forgetThem();
}
