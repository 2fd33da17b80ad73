/**
 * Stores answers of a person on the phone, for a start without a network (N01). `rules/kept.ts` lists the rows and their fields. Rules:
 * 1. A row names the stored fields. A part that the row's own check refuses is not stored.
 * 2. Answers are stored for the person who asked, if that person is still signed in when the answer comes, and shown to nobody else (A04,
 *    V04). They have the mark of `personal.ts`, and are removed when the person leaves.
 * 3. Stored answers are used only if a screen asks for them. Such a screen shows no more than they contain.
 * 4. A refusal is an answer, so no stored answer replaces it. A change on the server, by any page of the app, removes all stored answers.
 *    An answer that was requested before the change is not stored.
 * 5. As copies of server data they are dropped first when the storage is full.
 */
import type { AnyEndpoint, DataOf } from '../api/endpoint.ts';
import { endpointAddress } from '../client/address.ts';
import { type AnyInput, type Call, callOf, type InputOf, type Wrapper } from '../client/call.ts';
import { copyMayStandIn } from '../client/offline-copies.ts';
import { noteOrigin, standIn } from '../client/origin.ts';
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
import { KEPT_ANSWERS } from '../platform/storage.ts';
import type { Kept } from '../rules/kept.ts';
import { ownerUnread, session } from '../store/session.ts';

const DAY_MS = 86_400_000;
/** The tolerated correction of the clock. A larger correction makes a copy's age unknown. */
const CLOCK_MS = 600_000;

/** Returns the person whose answers may be stored and shown now, by the mark of `personal.ts`. Never a visitor or an admin's customer. */
export const keptPerson = (): string | undefined => (session.status === 'logged-in' ? ownerMark() : ownerUnread());

/** Returns a check for an answer that is requested now: true while person and server are unchanged, so that it may be stored. */
function stillTrue(): () => boolean {
  const person = keptPerson();
  const writes = writesSoFar();
  const isOfNow = sinceNow();
  return () => isOfNow() && person !== undefined && person === keptPerson() && writes === writesSoFar();
}

/**
 * Stores the part of each answer that its row names, and returns it while no server can be reached. A screen passes it as `kept` of a
 * request.
 */
export const throughKept: Wrapper = (next) => async (call) => {
  const previous = keptPerson();
  const isTrue = stillTrue();
  try {
    const data = await next(call);
    if (isTrue()) keepPart(call, data);
    return data;
  } catch (error) {
    const copy = previous === undefined || previous === keptPerson() ? copyOf(call, error) : undefined;
    if (!copy) throw error;
    return standIn(copy.data, 'kept', copy.at);
  }
};

/**
 * Returns the stored copy of an answer if another call failed with `error`. `asOf(signal)` tells its time. Undefined if there is no copy,
 * or none may be used.
 */
export function keptAnswer<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  error: unknown,
  signal: AbortSignal,
): DataOf<E> | undefined;
export function keptAnswer(endpoint: AnyEndpoint, input: AnyInput, error: unknown, signal: AbortSignal): unknown {
  const copy = copyOf(callOf(endpoint, input, {}), error);
  if (copy) noteOrigin(signal, { from: 'kept', at: copy.at });
  return copy?.data;
}

/** Stores an answer whose content came with another call. */
export type AnswerKeeper = <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, data: DataOf<E>) => void;

/** Returns a function that stores the content of an answer to come, for the present person. */
export function answerKeeper(): AnswerKeeper {
  const isTrue = stillTrue();
  return (endpoint: AnyEndpoint, input: AnyInput, data: unknown) => {
    if (isTrue()) keepPart(callOf(endpoint, input, {}), data);
  };
}

/** Returns the prefix of a row's answers in a language, to count them. */
const groupOf = ({ endpoint }: Call): string => `${KEPT_ANSWERS}${languageTag()} ${endpoint.path}?`;
/** Returns the name of the answer to one input. For a read by POST the input is the body. */
const nameOf = (call: Call): string =>
  groupOf(call) + (endpointAddress(call.endpoint, call.params, { ...call.body, ...call.query }).split('?')[1] ?? '');

function keepPart(call: Call, data: unknown): void {
  const { kept, data: check } = call.endpoint;
  const text = kept ? JSON.stringify(data, partOf(kept)) : '';
  if (!kept || text.length > kept.most) return;
  const part: unknown = JSON.parse(text);
  if (check(part) !== undefined) return;
  const name = nameOf(call);
  forgetPersonal(name);
  if (isEmptyList(part) || lacks(part, kept.needs)) return;
  const others = namesOfPerson(groupOf(call)).map((other) => ({ other, at: timeOf(recallPersonal(other, isCopy)) }));
  others.sort((a, b) => b.at - a.at);
  for (const { other } of others.slice(kept.answers - 1)) forgetPersonal(other);
  keepPersonal(name, { at: Date.now(), data: part }, { days: kept.days });
}

/** Checks for a list without entries. A stored empty list would hide a failure. */
const isEmptyList = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && 'list' in part && Array.isArray(part.list) && part.list.length === 0;

const lacks = (part: unknown, field: string | undefined): boolean =>
  field !== undefined && Object(part)[field] === undefined;

/** Returns the time of a copy. 0 if there is no copy, or its time is in the future: it is dropped first then. */
const timeOf = (copy: OfflineCopy | undefined): number => (copy && copy.at <= Date.now() + CLOCK_MS ? copy.at : 0);

/** Makes a replacer of `JSON.stringify` that omits every field which the row does not name. */
const partOf = ({ fields, instead = {}, sameAs = {} }: Kept) =>
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
  const { kept, data: check } = call.endpoint;
  if (!kept || keptPerson() === undefined || !copyMayStandIn(call.endpoint, error)) return undefined;
  const copy = recallPersonal(nameOf(call), isCopy);
  const age = Date.now() - (copy?.at ?? 0);
  const isGood = copy && age >= -CLOCK_MS && age < kept.days * DAY_MS && check(copy.data) === undefined;
  // An older release may have stored more.
  return isGood && !lacks(copy.data, kept.needs) ? copy : undefined;
}
