/**
 * Answers of a person that stay on the phone, for a start without a network (N01). Which rows, and how much of them, is in
 * `rules/kept.ts`. Rules:
 * 1. A row says which fields are kept; an answer that its own check refuses then is not kept.
 * 2. They are kept for the person who asked, if that person is still signed in when the answer comes; and shown to nobody else (A04, V04). They have the
 *    mark of `personal.ts`, and go with their person.
 * 3. They stand in only where a screen asks for it: it shows no more than they have.
 * 4. Nothing else stands in: a refusal is an answer. Once something was changed at the server, by any page of the app, all of them are
 *    forgotten, and an answer that was asked for before is not kept.
 * 5. As copies of what the server has they are dropped first when the storage is full.
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
/** A clock that is put right by so much is no reason to forget. */
const CLOCK_MS = 600_000;

/** The person whose answers may be kept and shown now, by the mark of `personal.ts`: never a visitor, nor an admin's customer. */
export const keptPerson = (): string | undefined => (session.status === 'logged-in' ? ownerMark() : ownerUnread());

/** Returns a test of an answer that is asked for now: true if it may be kept, as person and server are those of now (rules 2 and 4). */
function stillTrue(): () => boolean {
  const person = keptPerson();
  const writes = writesSoFar();
  const isOfNow = sinceNow();
  return () => isOfNow() && person !== undefined && person === keptPerson() && writes === writesSoFar();
}

/** Keeps the part of each answer that its row names, and gives it while no server can be asked: a screen's `kept` of a request. */
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
 * Returns what is kept of an answer, in place of another one that failed with `error`; its age is the age of `signal`. Undefined where
 * nothing is kept, or where nothing may stand in.
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

/** Keeps what another answer told. */
export type AnswerKeeper = <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, data: DataOf<E>) => void;

/** Returns the way to keep what an answer to come will tell, for the person of now. */
export function answerKeeper(): AnswerKeeper {
  const isTrue = stillTrue();
  return (endpoint: AnyEndpoint, input: AnyInput, data: unknown) => {
    if (isTrue()) keepPart(callOf(endpoint, input, {}), data);
  };
}

/** Names the row, in a language: its answers are counted. */
const groupOf = ({ endpoint }: Call): string => `${KEPT_ANSWERS}${languageTag()} ${endpoint.path}?`;
/** Names the answer of one input. A read may be asked by POST: its input is the body then. */
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

/** Tells a list without entries: an old one would stand where a failure is to be said. */
const isEmptyList = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && 'list' in part && Array.isArray(part.list) && part.list.length === 0;

const lacks = (part: unknown, field: string | undefined): boolean =>
  field !== undefined && Object(part)[field] === undefined;

/** Returns the time of a copy; 0 where there is none, or from a time to come: it cannot be shown, so it goes first. */
const timeOf = (copy: OfflineCopy | undefined): number => (copy && copy.at <= Date.now() + CLOCK_MS ? copy.at : 0);

/** Makes a replacer of `JSON.stringify` that leaves out every field that the row does not name. */
const partOf = ({ fields, instead = {}, sameAs = {} }: Kept) =>
  function (this: unknown, name: string, value: unknown): unknown {
    if (name === '' || Array.isArray(this)) return value;
    if (fields.includes(name)) return sameAs[name]?.[String(value)] ?? value;
    return Object.hasOwn(instead, name) ? instead[name] : undefined;
  };

/**
 * Returns the copy of a call that failed so. None of an older release's shape, none that is too old, and none from a time to come: the clock
 * was set back, and its age is not known.
 */
function copyOf(call: Call, error: unknown): OfflineCopy | undefined {
  const { kept, data: check } = call.endpoint;
  if (!kept || keptPerson() === undefined || !copyMayStandIn(call.endpoint, error)) return undefined;
  const copy = recallPersonal(nameOf(call), isCopy);
  const age = Date.now() - (copy?.at ?? 0);
  const isGood = copy && age >= -CLOCK_MS && age < kept.days * DAY_MS && check(copy.data) === undefined;
  // An older release may have kept more.
  return isGood && !lacks(copy.data, kept.needs) ? copy : undefined;
}
