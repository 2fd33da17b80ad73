/**
 * Stores answers of a person on the phone, for a start without a network (N01). `rules/stored-answers.ts` lists the endpoints and their fields. Rules:
 * 1. An endpoint lists the stored fields. A part that the endpoint's schema rejects is not stored.
 * 2. Answers are stored for the person who asked, if that person is still signed in when the answer arrives, and shown to nobody else (A04,
 *    V04). They have the mark of `personal.ts`, and are removed when the person logs out.
 * 3. Stored answers are used only if a screen wants them. Such a screen shows only what they contain.
 * 4. A refusal is an answer, so no stored answer replaces it. A change on the server, by any page of the app, removes all stored answers.
 *    An answer that was requested before the change is not stored.
 * 5. They are copies of server data, so they are removed first when the storage is full.
 */
import type { AnyEndpoint, DataOf } from '../api/endpoint.ts';
import { endpointAddress } from '../client/address.ts';
import { type AnyInput, type Call, callOf, type InputOf, type Wrapper } from '../client/call.ts';
import { mayUseCopy } from '../client/offline-copies.ts';
import { noteOrigin, withStaleOrigin } from '../client/origin.ts';
import type { OfflineCopy } from '../client/request.ts';
import { languageTag } from '../messages/index.ts';
import { isCopy } from '../platform/offline-copies.ts';
import {
  forgetPersonal,
  keepPersonal,
  namesOfPerson,
  ownerMark,
  recallPersonal,
  sinceNow,
  writesSoFar,
} from '../platform/personal.ts';
import { STORED_ANSWERS_PREFIX } from '../platform/storage.ts';
import type { StoredAnswerRule } from '../rules/stored-answers.ts';
import { ownerUnread, session } from '../store/session.ts';

const DAY_MS = 86_400_000;
/** The tolerated correction of the clock. A larger correction makes a copy's age unknown. */
const CLOCK_TOLERANCE_MS = 600_000;

/** Returns the mark (`personal.ts`) of the person whose answers may be stored and shown now. Undefined for a visitor or an admin's customer. */
export const storedAnswersOwner = (): string | undefined =>
  session.status === 'logged-in' ? ownerMark() : ownerUnread();

/** Returns a check for an answer that is requested now. It is true while person and server are unchanged, so that the answer may be stored. */
function unchangedCheck(): () => boolean {
  const person = storedAnswersOwner();
  const writes = writesSoFar();
  const isSameEra = sinceNow();
  return () => isSameEra() && person !== undefined && person === storedAnswersOwner() && writes === writesSoFar();
}

/**
 * Stores the listed part of each answer, and returns it while no server can be reached. A screen passes this function as the option
 * `stored` of a request.
 */
export const withStoredAnswers: Wrapper = (next) => async (call) => {
  const previous = storedAnswersOwner();
  const isUnchanged = unchangedCheck();
  try {
    const data = await next(call);
    if (isUnchanged()) storePart(call, data);
    return data;
  } catch (error) {
    const copy = previous === undefined || previous === storedAnswersOwner() ? copyOf(call, error) : undefined;
    if (!copy) throw error;
    return withStaleOrigin(copy.data, 'stored', copy.at);
  }
};

/**
 * Returns the stored copy of an answer if another call failed with `error`. `asOf(signal)` returns its time. Undefined if no copy exists
 * or may be used.
 */
export function findStoredAnswer<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  error: unknown,
  signal: AbortSignal,
): DataOf<E> | undefined;
export function findStoredAnswer(endpoint: AnyEndpoint, input: AnyInput, error: unknown, signal: AbortSignal): unknown {
  const copy = copyOf(callOf(endpoint, input, {}), error);
  if (copy) noteOrigin(signal, { from: 'stored', at: copy.at });
  return copy?.data;
}

/** Stores an answer whose content is from another call. */
export type AnswerKeeper = <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, data: DataOf<E>) => void;

/** Returns a function that stores the content of a pending answer for the present person. */
export function answerKeeper(): AnswerKeeper {
  const isUnchanged = unchangedCheck();
  return (endpoint: AnyEndpoint, input: AnyInput, data: unknown) => {
    if (isUnchanged()) storePart(callOf(endpoint, input, {}), data);
  };
}

/** Returns the name prefix of an endpoint's answers in the current language, to count them. */
const groupOf = ({ endpoint }: Call): string => `${STORED_ANSWERS_PREFIX}${languageTag()} ${endpoint.path}?`;
/** Returns the name of the answer to one input. For a read by POST the input is the body. */
const nameOf = (call: Call): string =>
  groupOf(call) + (endpointAddress(call.endpoint, call.params, { ...call.body, ...call.query }).split('?')[1] ?? '');

function storePart(call: Call, data: unknown): void {
  const { stored: rule, data: check } = call.endpoint;
  const text = rule ? JSON.stringify(data, partOf(rule)) : '';
  if (!rule || text.length > rule.maxCharacters) return;
  const storedPart: unknown = JSON.parse(text);
  if (check(storedPart) !== undefined) return;
  const name = nameOf(call);
  forgetPersonal(name);
  if (isEmptyList(storedPart) || lacks(storedPart, rule.needs)) return;
  const others = namesOfPerson(groupOf(call)).map((other) => ({ other, at: timeOf(recallPersonal(other, isCopy)) }));
  others.sort((a, b) => b.at - a.at);
  for (const { other } of others.slice(rule.maxAnswers - 1)) forgetPersonal(other);
  keepPersonal(name, { at: Date.now(), data: storedPart }, { days: rule.days });
}

/** Checks for a list without entries. A stored empty list would hide a failure. */
const isEmptyList = (storedPart: unknown): boolean =>
  typeof storedPart === 'object' &&
  storedPart !== null &&
  'list' in storedPart &&
  Array.isArray(storedPart.list) &&
  storedPart.list.length === 0;

const lacks = (storedPart: unknown, field: string | undefined): boolean =>
  field !== undefined && Object(storedPart)[field] === undefined;

/** Returns the time of a copy. 0 if the copy is missing or its time is in the future, so that it is removed first. */
const timeOf = (copy: OfflineCopy | undefined): number =>
  copy && copy.at <= Date.now() + CLOCK_TOLERANCE_MS ? copy.at : 0;

/** Makes a replacer of `JSON.stringify` that omits every field which the endpoint does not list. */
const partOf = ({ fields, instead = {}, sameAs = {} }: StoredAnswerRule) =>
  function (this: unknown, name: string, value: unknown): unknown {
    if (name === '' || Array.isArray(this)) return value;
    if (fields.includes(name)) return sameAs[name]?.[String(value)] ?? value;
    return Object.hasOwn(instead, name) ? instead[name] : undefined;
  };

/**
 * Returns the copy for a failed call. Ignores an older release's shape, an expired copy, and one from the future: the clock was set back,
 * so its age is unknown.
 */
function copyOf(call: Call, error: unknown): OfflineCopy | undefined {
  const { stored: rule, data: check } = call.endpoint;
  if (!rule || storedAnswersOwner() === undefined || !mayUseCopy(call.endpoint, error)) return undefined;
  const copy = recallPersonal(nameOf(call), isCopy);
  const age = Date.now() - (copy?.at ?? 0);
  const isValid = copy && age >= -CLOCK_TOLERANCE_MS && age < rule.days * DAY_MS && check(copy.data) === undefined;
  // An older release may have stored more.
  return isValid && !lacks(copy.data, rule.needs) ? copy : undefined;
}
