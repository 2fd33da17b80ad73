/**
 * The one vocabulary of faults between a host and a page. A fault changes how one answer of the host travels; with
 * the same seed the same garbage comes out.
 */
import { isObject, type JsonObject } from './json.ts';

/** A fault as plain data; the functions below make each kind. */
export type Fault =
  | { readonly kind: 'late'; readonly ms: number }
  | { readonly kind: 'drop' }
  | { readonly kind: 'duplicate'; readonly times: number }
  | { readonly kind: 'garbage' }
  | { readonly kind: 'wrong-shape' }
  | { readonly kind: 'unknown-id' }
  | { readonly kind: 'kill' }
  | { readonly kind: 'silent' }
  | { readonly kind: 'hold' }
  | { readonly kind: 'instead'; readonly result: unknown };

/** The answer comes so many milliseconds later. */
export const late = (ms: number): Fault => ({ kind: 'late', ms });
/** The answer never comes. */
export const drop = (): Fault => ({ kind: 'drop' });
/** The answer comes so many times, twice by default. */
export const duplicate = (times = 2): Fault => ({ kind: 'duplicate', times });
/** The answer's text is damaged. */
export const garbage = (): Fault => ({ kind: 'garbage' });
/** The answer is well-formed, but its result has another shape. */
export const wrongShape = (): Fault => ({ kind: 'wrong-shape' });
/** The answer names a call that nobody made. */
export const unknownId = (): Fault => ({ kind: 'unknown-id' });
/** The host is gone from here on: this answer and all that follow never come, nor any to a page that is loaded before the fault is ended. */
export const kill = (): Fault => ({ kind: 'kill' });

/** The host does not even take the call on: it does nothing and says nothing. */
export const silent = (): Fault => ({ kind: 'silent' });
/** The host does what is asked, and its answer waits until it is let go (`release`), or until the fault ends. */
export const hold = (): Fault => ({ kind: 'hold' });
/** The host does nothing, and answers with this. An answer of WeChat's bridge without an `err_msg` says ok. */
export const instead = (result: unknown): Fault => ({ kind: 'instead', result });

/** The way a held answer goes on: as it is, or as a failure of which nobody knows if it has happened. */
export type Release = 'answer' | 'fail';

/** A call whose answer waits. */
export interface HeldCall {
  /** The method's name on the wire. */
  readonly method: string;
  /** The call's id on the wire. */
  readonly id: string;
}

/**
 * One text on its way to the page.
 * @internal
 */
export interface Delivery {
  text: string;
  delayMs: number;
}

/**
 * The keys of a channel's answers: the payload's and the id's.
 * @internal
 */
export interface AnswerShape {
  payload: string;
  id: string;
}

/** @internal */
export interface FaultBox {
  /** Sets the fault for every answer to `method` (`*`: to any) from now on; `undefined` ends it. */
  set(method: string, fault: Fault | undefined): void;
  of(method: string): Fault | undefined;
  all(): Record<string, Fault>;
  readonly killed: boolean;
  /** The host was gone before this page was loaded. */
  die(): void;
  /** The calls whose answers wait. */
  readonly held: readonly HeldCall[];
  /** Resolves when the answer to this call may go on: at once, unless the method's answers are held. */
  passed(call: HeldCall): Release | Promise<Release>;
  /** Lets the held answers of `method` (`*`: all) go on; with an `id` the answer to that call alone. */
  release(method: string, how: Release, id?: string): void;
  /** The texts that really travel for one answer. */
  deliveries(method: string, answer: JsonObject, shape: AnswerShape): Delivery[];
}

/**
 * `onHeld` hears which calls' answers wait, `onKilled` if it is gone for the page loads to come.
 * @internal
 */
export function createFaults(
  seed: number,
  first: Readonly<Record<string, Fault>> = {},
  onHeld: (calls: readonly HeldCall[]) => void = () => {},
  onKilled: (killed: boolean) => void = () => {},
): FaultBox {
  const faults = new Map(Object.entries(first));
  const random = seeded(seed);
  const held = new Map<HeldCall, (how: Release) => void>();
  let killed = false;
  const of = (method: string) => faults.get(method) ?? faults.get('*');
  const letGo = (how: Release, isMeant: (call: HeldCall) => boolean) => {
    const going = [...held].filter(([call]) => isMeant(call));
    for (const [call, go] of going) {
      held.delete(call);
      go(how);
    }
    if (going.length > 0) onHeld([...held.keys()]);
  };
  return {
    of,
    die() {
      killed = true;
    },
    all: () => Object.fromEntries(faults),
    get held() {
      return [...held.keys()];
    },
    get killed() {
      return killed;
    },
    set(method, fault) {
      if (fault) faults.set(method, fault);
      else faults.delete(method);
      if (killed && ![...faults.values()].some(({ kind }) => kind === 'kill')) onKilled(false);
      letGo('answer', (call) => of(call.method)?.kind !== 'hold');
    },
    passed(call) {
      if (of(call.method)?.kind !== 'hold') return 'answer';
      return new Promise((go) => {
        held.set(call, go);
        onHeld([...held.keys()]);
      });
    },
    release: (method, how, id) =>
      letGo(how, (call) => (method === '*' || call.method === method) && (id === undefined || call.id === id)),
    deliveries(method, answer, shape) {
      const fault = of(method);
      if (fault?.kind === 'kill' && !killed) {
        killed = true;
        onKilled(true);
      }
      if (killed) return [];
      return fault ? travel(fault, answer, shape, random) : [{ text: JSON.stringify(answer), delayMs: 0 }];
    },
  };
}

function travel(fault: Fault, answer: JsonObject, shape: AnswerShape, random: () => number): Delivery[] {
  const text = JSON.stringify(answer);
  switch (fault.kind) {
    case 'late':
      return [{ text, delayMs: fault.ms }];
    case 'duplicate':
      return Array.from({ length: fault.times }, () => ({ text, delayMs: 0 }));
    case 'garbage':
      return [{ text: damaged(text, random), delayMs: 0 }];
    case 'wrong-shape':
      return [{ text: JSON.stringify({ ...answer, [shape.payload]: misshaped(answer[shape.payload]) }), delayMs: 0 }];
    case 'unknown-id':
      return [{ text: JSON.stringify({ ...answer, [shape.id]: `${String(answer[shape.id])}-nobody` }), delayMs: 0 }];
    case 'hold':
    case 'instead':
      return [{ text, delayMs: 0 }];
    case 'drop':
    case 'kill':
    case 'silent':
      return [];
  }
}

/** Cut somewhere, or with a few characters replaced: like a message that was truncated or mixed up. */
function damaged(text: string, random: () => number): string {
  if (random() < 0.5) return text.slice(0, Math.floor(random() * text.length));
  const characters = [...text];
  for (let i = 0; i < 3; i++) {
    characters[Math.floor(random() * characters.length)] = String.fromCharCode(33 + Math.floor(random() * 90));
  }
  return characters.join('');
}

/** Every value inside changes its type. */
function misshaped(payload: unknown): unknown {
  if (!isObject(payload) || Object.keys(payload).length === 0) return 'not an object';
  return Object.fromEntries(
    Object.entries(payload).map(([key, value]) => [key, typeof value === 'string' ? 404 : 'of another type']),
  );
}

/** mulberry32: numbers from 0 to 1, the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
