/**
 * Values on the phone that belong to a person: choices, drafts, orders under way, pages that were visited, answers and files that were
 * seen. Rules:
 * 1. Each is marked with its owner: a salted hash of the user id, never the id itself. A visitor's value has no mark.
 * 2. It is given to its owner only; a visitor's value also to the one who logs in then.
 * 3. All of them go when another person logs in, at logout, and when the session ends: whatever is not in `storage.ts`'s table of
 *    the phone's own values, whether its module is loaded or not.
 * 4. What a module remembers of the person goes with them: it says so by `whenPersonGoes`.
 * 5. Nothing that began before a logout, or before another person came, is kept after it, whichever page of the phone that was on: each such
 *    change begins an era, and `sinceNow` tells if it is still the one of before.
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
  /** A salted hash of the token that the person had last: it tells a host's session of theirs from another's. */
  readonly token?: string;
  /** The session came by a link of somebody else, and nobody has said yet that the account is theirs (U04). */
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

/** The mark of the person of this page load, and the era of then: another tab may be somebody else's by now. */
let claimed: string | undefined;
let claimedEra: string | undefined;

/** Where the storage is refused: tells the other pages who has the phone, and if one of them has told of somebody else. */
let tellPages: ((news: OwnerNews) => void) | undefined;
let isToldOfOther = false;
let claimedUserId: string | undefined;

function tellOwner(news: OwnerNews): void {
  tellPages ??= openOwnerNews(({ salt, mark }) => {
    isToldOfOther = claimedUserId !== undefined && shortHash(salt + claimedUserId) !== mark;
  });
  tellPages(news);
}

/** Is nobody's mark: a page that has given the phone up reads and keeps nothing of the one who has it. */
// Mutant lives: Any text that is no mark is nobody’s; marks are hashes.
const NOBODY = '';

/** The person whose ownership has ended in this page load. */
let gone: Owner | undefined;

/** The mark of the person whose values are here; undefined for a visitor. */
export const ownerMark = (): string | undefined => claimed ?? recall(OWNER, isOwner)?.mark;

/** Tells if another page has made somebody else the owner, or nobody, since the person of this page load came. */
export const isOwnerReplaced = (): boolean =>
  claimed !== undefined && (isToldOfOther || recall(OWNER, isOwner)?.mark !== claimed || era() !== claimedEra);

/** Tells if another page has made somebody the owner since the person of this page load came. */
export const hasSuccessor = (): boolean => isOwnerReplaced() && recall(OWNER, isOwner) !== undefined;

const era = (): string | undefined => recall(ERA, isText);
const beginEra = (): boolean => keep(ERA, randomHash(16));

/**
 * Returns a test of what begins now: false once somebody has logged out of this phone, or has come, on whichever page (A04). A person who
 * comes on this very page is known to it by `sessionVersion` and does not count.
 */
export function sinceNow(): () => boolean {
  const previous = era();
  return () => {
    const now = era();
    return now === previous || (claimed !== undefined && claimed !== NOBODY && now === claimedEra);
  };
}

/** Keeps a value. Returns false when it will be lost with this page load, and where the phone is another person's by now: nothing is kept then. */
export function keepPersonal(name: string, value: unknown, keeping: Keeping = {}): boolean {
  if (isOwnerReplaced()) return false;
  const owner = ownerMark();
  // Mutant lives: A mark that is undefined is not written as JSON either.
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

/** Returns the names of values of persons that begin so. */
export const namesOfPerson = (group: string): string[] =>
  namesBelow(`${PERSONAL}${group}`).map((name) => name.slice(PERSONAL.length));

/** Returns the person's values below a group of names; those of a wrong shape are not among them. */
export const recallPersonalAll = <T>(group: string, isGood: (value: unknown) => value is T): T[] =>
  namesOfPerson(group).flatMap((name) => recallPersonal(name, isGood) ?? []);

/** Forgets all values of persons whose names begin so. */
export const forgetPersonalAll = (group: string): void => {
  for (const name of namesOfPerson(group)) forgetPersonal(name);
};

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Returns the number of writes so far. Undefined before the first, and where the storage dropped it. */
export const writesSoFar = (): number | undefined => recallPersonal(WRITES, isNumber);

/** Forgets what is kept of answers, and of those that are under way: a write was done, or may have been. */
export function noteWrite(): void {
  forgetPersonalAll(KEPT_ANSWERS);
  keepPersonal(WRITES, (writesSoFar() ?? 0) + 1);
}

/** Forgets a value. What is kept for all pages stays where it is another person's by now. */
export function forgetPersonal(name: string, area: StorageArea = 'local'): void {
  if (area === 'session' || !isOwnerReplaced()) forget(`${PERSONAL}${name}`, area);
}

/** `other`: values of another person were here, and are gone. `successor`: that person had this very page, too. */
export type Claim = 'same' | 'other' | 'successor';

/** Tells if this token is the one that the owner had last. False for a newer one of theirs: nobody can say whose it is. */
export function isOwnersToken(token: string): boolean {
  const owner = recall(OWNER, isOwner);
  return owner?.token !== undefined && owner.token === shortHash(owner.salt + token);
}

/** Makes a person the owner, with the token of now. */
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

/** Forgets the token that the owner had last: a session of the host is nobody's until it is known whose it is. */
export function forgetToken(): void {
  const owner = recall(OWNER, isOwner);
  if (owner && !isOwnerReplaced()) keep(OWNER, withoutToken(owner));
}
const withoutToken = ({ token: _, ...owner }: Owner): Owner => owner;

/** Tells, in all pages of the phone, if the person has yet to say that the account of a link is theirs. The answer goes with the ownership. */
export const isOwnerDoubtful = (): boolean => recall(OWNER, isOwner)?.isDoubtful === true;

/** Notes that the account is of a link, or that it is the person's own. */
export function noteDoubt(isDoubtful: boolean): void {
  const owner = recall(OWNER, isOwner);
  if (!owner || isOwnerReplaced() || isDoubtful === isOwnerDoubtful()) return;
  const { isDoubtful: _, ...sure } = owner;
  keep(OWNER, isDoubtful ? { ...sure, isDoubtful } : sure);
}

/** Ends the ownership. Returns true where there was an owner, whose values are gone; a visitor's stay. */
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
 * Gives the phone up to the one who has it by now: what this page kept of its person goes, what is the other's stays. Until somebody logs
 * in here the page reads and keeps nothing.
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

/** Removes all values of others than the owner of this mark. A value without a mark is the last owner's, or a visitor's. */
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

/** Registers how a module forgets what it remembers of the person. */
export function whenPersonGoes(forgetThem: () => void): void {
  memories.push(forgetThem);
}

/** Has all modules forget the person of this page load. */
export function forgetPerson(): void {
  for (const forgetThem of memories) forgetThem();
}
