/**
 * Stores values that belong to a person: choices, drafts, pending orders, visited pages, answers and files that were shown. Rules:
 * 1. Each value is marked with its owner: a salted hash of the user id, never the id itself. A visitor's value has no mark.
 * 2. Only its owner gets the value. A visitor's value also belongs to the person who logs in next.
 * 3. All values are removed when another person logs in, at logout, and when the session ends: all names except the names in
 *    `storage.ts`'s table of the phone's own values, even of modules that are not loaded.
 * 4. Personal values in a module's memory are also removed: the module registers with `whenPersonGoes`.
 * 5. A process that began before a logout or a change of person stores no value after it, on any page of the phone. Each such change begins
 *    an era, and `sinceNow` checks that the era is the same.
 */
import { randomHash } from '../rules/random-hash.ts';
import { shortHash } from '../rules/short-hash.ts';
import { type OwnerNews, openOwnerNews } from './owner-news.ts';
import { dropFiles, dropUnsentFiles } from './personal-caches.ts';
import {
  forget,
  forgetPersons,
  isRecord,
  isText,
  keep,
  namesWithPrefix,
  PERSONAL,
  recall,
  STORED_ANSWERS_PREFIX,
  type StorageArea,
  type StorageOptions,
  WRITES,
} from './storage.ts';

interface Owner {
  readonly salt: string;
  readonly mark: string;
  /** A salted hash of the person's last token. It shows whether a host's session still belongs to this person. */
  readonly token?: string;
  /** True if the session is from a link of another person, and the account is not confirmed yet (U04). */
  readonly isDoubtful?: true;
}
interface MarkedValue {
  readonly owner?: string;
  readonly value: unknown;
}

const OWNER_KEY = 'owner';
const ERA_KEY = 'owner-era';
const AREAS: readonly StorageArea[] = ['local', 'session'];

const isOwner = (value: unknown): value is Owner =>
  isRecord(value) && typeof value['salt'] === 'string' && typeof value['mark'] === 'string';
const isMarked = (value: unknown): value is MarkedValue => isRecord(value) && 'value' in value;

/** The mark of this page load's person. `claimedEra` is the era of the claim, because another tab may have changed the owner since. */
let pageMark: string | undefined;
let claimedEra: string | undefined;

/** Sends the phone's owner to the other pages, if the storage is denied. `hasReportedOther`: another page has reported another owner. */
let sendToPages: ((news: OwnerNews) => void) | undefined;
let hasReportedOther = false;
let claimedUserId: string | undefined;

function sendOwner(news: OwnerNews): void {
  sendToPages ??= openOwnerNews(({ salt, mark }) => {
    hasReportedOther = claimedUserId !== undefined && shortHash(salt + claimedUserId) !== mark;
  });
  sendToPages(news);
}

/** A mark without a person. A page that has yielded the phone neither reads nor stores values of the new owner. */
// Mutant lives: No mark equals a text that is not a hash, so any such text works.
const NO_PERSON = '';

/** The person whose ownership has ended in this page load. */
let formerOwner: Owner | undefined;

/** Returns the mark of the person to whom the stored values belong. Undefined for a visitor. */
export const ownerMark = (): string | undefined => pageMark ?? recall(OWNER_KEY, isOwner)?.mark;

/** Checks that another page has changed or removed the owner since this page load's person logged in. */
export const isOwnerReplaced = (): boolean =>
  pageMark !== undefined && (hasReportedOther || recall(OWNER_KEY, isOwner)?.mark !== pageMark || era() !== claimedEra);

/** Checks that another page has set another owner since this page load's person logged in. */
export const hasSuccessor = (): boolean => isOwnerReplaced() && recall(OWNER_KEY, isOwner) !== undefined;

const era = (): string | undefined => recall(ERA_KEY, isText);
const beginEra = (): boolean => keep(ERA_KEY, randomHash(16));

/**
 * Returns a check for a process that begins now. It becomes false when a person logs out or logs in on any page of the phone (A04). A login
 * on this page does not count, because `sessionVersion` covers it.
 */
export function sinceNow(): () => boolean {
  const previous = era();
  return () => {
    const currentEra = era();
    return currentEra === previous || (pageMark !== undefined && pageMark !== NO_PERSON && currentEra === claimedEra);
  };
}

/** Stores a value. Returns false if it lasts only for this page load, or was not stored because the phone's owner has changed. */
export function keepPersonal(name: string, value: unknown, keeping: StorageOptions = {}): boolean {
  if (isOwnerReplaced()) return false;
  const owner = ownerMark();
  // Mutant lives: JSON omits an undefined mark anyway.
  return keep(`${PERSONAL}${name}`, { value, ...(owner !== undefined && { owner }) }, keeping);
}

export function recallPersonal<T>(
  name: string,
  isValid: (value: unknown) => value is T,
  area: StorageArea = 'local',
): T | undefined {
  const match = recall(`${PERSONAL}${name}`, isMarked, area);
  if (!match || (match.owner !== undefined && match.owner !== ownerMark())) return undefined;
  return isValid(match.value) ? match.value : undefined;
}

export const namesOfPerson = (group: string): string[] =>
  namesWithPrefix(`${PERSONAL}${group}`).map((name) => name.slice(PERSONAL.length));

/** Returns the person's values with this prefix, without values of a wrong shape. */
export const recallPersonalAll = <T>(group: string, isValid: (value: unknown) => value is T): T[] =>
  namesOfPerson(group).flatMap((name) => recallPersonal(name, isValid) ?? []);

/** Removes all personal values with this prefix. */
export const forgetPersonalAll = (group: string): void => {
  for (const name of namesOfPerson(group)) forgetPersonal(name);
};

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Returns the number of writes so far. Undefined before the first write, and if the storage has lost the number. */
export const writesSoFar = (): number | undefined => recallPersonal(WRITES, isNumber);

/** Removes stored answers, and prevents the storage of pending ones, because a write had or may have had an effect. */
export function noteWrite(): void {
  forgetPersonalAll(STORED_ANSWERS_PREFIX);
  keepPersonal(WRITES, (writesSoFar() ?? 0) + 1);
}

/** Removes a value. A value that all pages share stays if the phone's owner has changed. */
export function forgetPersonal(name: string, area: StorageArea = 'local'): void {
  if (area === 'session' || !isOwnerReplaced()) forget(`${PERSONAL}${name}`, area);
}

/** `other`: values of another person were stored and are removed. `successor`: that person had also used this page. */
export type Claim = 'same' | 'other' | 'successor';

/** Checks that this token is the owner's last one. False for any newer token, whose person is not known yet. */
export function isOwnersToken(token: string): boolean {
  const owner = recall(OWNER_KEY, isOwner);
  return owner?.token !== undefined && owner.token === shortHash(owner.salt + token);
}

/** Makes a person the owner, with the present token. */
export function claimPersonal(userId: string, token?: string): Claim {
  const previous = recall(OWNER_KEY, isOwner) ?? formerOwner;
  const salt = previous?.salt ?? randomHash(16);
  const mark = shortHash(salt + userId);
  const isOther = [previous?.mark, pageMark].some((known) => known !== undefined && known !== mark);
  const hadPage = pageMark !== undefined || formerOwner !== undefined;
  removeForeign(mark, isOther);
  if (recall(OWNER_KEY, isOwner)?.mark !== mark) beginEra();
  pageMark = mark;
  claimedEra = era();
  claimedUserId = userId;
  hasReportedOther = false;
  const known = recall(OWNER_KEY, isOwner);
  const isStored = keep(OWNER_KEY, {
    ...{ salt, mark },
    ...(token !== undefined && { token: shortHash(salt + token) }),
    ...(known?.mark === mark && known.isDoubtful && { isDoubtful: true }),
  });
  if (!isStored) sendOwner({ salt, mark });
  return isOther ? (hadPage ? 'successor' : 'other') : 'same';
}

/** Forgets the owner's last token. A session of the host then has no owner until its person is known. */
export function forgetToken(): void {
  const owner = recall(OWNER_KEY, isOwner);
  if (owner && !isOwnerReplaced()) keep(OWNER_KEY, withoutToken(owner));
}
const withoutToken = ({ token: _, ...owner }: Owner): Owner => owner;

/**
 * Checks, for all pages of the phone, that the person has not confirmed the account of a link yet. The answer is removed with the
 * ownership.
 */
export const isOwnerDoubtful = (): boolean => recall(OWNER_KEY, isOwner)?.isDoubtful === true;

/** Records that the account is from a link, or belongs to the person. */
export function noteDoubt(isDoubtful: boolean): void {
  const owner = recall(OWNER_KEY, isOwner);
  if (!owner || isOwnerReplaced() || isDoubtful === isOwnerDoubtful()) return;
  const { isDoubtful: _, ...confirmed } = owner;
  keep(OWNER_KEY, isDoubtful ? { ...confirmed, isDoubtful } : confirmed);
}

/** Ends the ownership. Returns true if there was an owner, whose values are removed. A visitor's values stay. */
export function dropPersonal(): boolean {
  formerOwner = recall(OWNER_KEY, isOwner) ?? formerOwner;
  const hadOwner = ownerMark() !== undefined;
  removeForeign(undefined, hadOwner);
  if (pageMark !== undefined) sendToPages?.({ salt: '', mark: '' });
  pageMark = undefined;
  claimedUserId = undefined;
  if (recall(OWNER_KEY, isOwner)) beginEra();
  forget(OWNER_KEY);
  return hadOwner;
}

/**
 * Yields the phone to its new owner: removes this page's values of its person, but not the new owner's. Until a login on this page it
 * neither reads nor stores personal values.
 */
export function yieldPersonal(): void {
  const owner = recall(OWNER_KEY, isOwner)?.mark;
  const mustRemove = (value: unknown) => !isMarked(value) || value.owner === undefined || value.owner !== owner;
  forgetPersons('session', mustRemove);
  forgetPersons('local', (value) => isMarked(value) && value.owner !== undefined && value.owner !== owner);
  void dropFiles(owner);
  formerOwner = undefined;
  pageMark = NO_PERSON;
}

/** Removes all values of other owners than this mark. A value without a mark belongs to the last owner or a visitor. */
function removeForeign(mark: string | undefined, includeUnmarked: boolean): void {
  const mustRemove = (value: unknown) => {
    const owner = isMarked(value) ? value.owner : undefined;
    return owner === undefined ? includeUnmarked : owner !== mark;
  };
  for (const area of AREAS) forgetPersons(area, mustRemove);
  void dropFiles(mark);
  if (includeUnmarked) dropUnsentFiles();
}

const forgetFunctions: (() => void)[] = [];

/** Registers a function that makes a module forget the person. */
export function whenPersonGoes(forget: () => void): void {
  forgetFunctions.push(forget);
}

/** Makes all modules forget the person of this page load. */
export function forgetPerson(): void {
  for (const forget of forgetFunctions) forget();
}
