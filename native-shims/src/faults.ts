/**
 * Defines the faults between a host and a page. A fault changes the delivery of the host's answers. The same seed produces the same
 * garbage.
 */
import { isObject, type JsonObject } from './json.ts';

/** A fault as plain data. The functions below create each kind. */
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

/** Delays the answer by `ms` milliseconds. */
export const late = (ms: number): Fault => ({ kind: 'late', ms });
/** Drops the answer. */
export const drop = (): Fault => ({ kind: 'drop' });
/** Sends the answer `times` times, by default twice. */
export const duplicate = (times = 2): Fault => ({ kind: 'duplicate', times });
/** Damages the answer's text. */
export const garbage = (): Fault => ({ kind: 'garbage' });
/** Changes the shape of the result in a well-formed answer. */
export const wrongShape = (): Fault => ({ kind: 'wrong-shape' });
/** Changes the answer's id, so that it matches no call. */
export const unknownId = (): Fault => ({ kind: 'unknown-id' });
/** Ends the host before this answer. Pages that load before the fault is removed find no host either. */
export const kill = (): Fault => ({ kind: 'kill' });

/** Ignores the call: the host neither accepts it nor does anything. */
export const silent = (): Fault => ({ kind: 'silent' });
/** Holds the answer back until `release`, or until the fault is removed. The host does the call at once. */
export const hold = (): Fault => ({ kind: 'hold' });
/** Answers with `result` without doing the call. An answer of WeChat's bridge gets the `err_msg` of a success if it has none. */
export const instead = (result: unknown): Fault => ({ kind: 'instead', result });

/** The end of a held answer: it is sent unchanged (`answer`) or replaced by a failure (`fail`). The action may still have happened. */
export type Release = 'answer' | 'fail';

/** A call whose answer is held back. */
export interface HeldCall {
  /** The method's name on the wire. */
  readonly method: string;
  /** The call's id on the wire. */
  readonly id: string;
}

/**
 * A text to deliver to the page.
 * @internal
 */
export interface Delivery {
  text: string;
  delayMs: number;
}

/**
 * The keys of payload and id in a channel's answers.
 * @internal
 */
export interface AnswerShape {
  payload: string;
  id: string;
}

/** @internal */
export interface FaultBox {
  /** Sets the fault for later answers to `method` (`*`: to any method). `undefined` removes it. */
  set(method: string, fault: Fault | undefined): void;
  faultOf(method: string): Fault | undefined;
  all(): Record<string, Fault>;
  readonly killed: boolean;
  /** Marks the host as gone, because it was killed before this page load. */
  markKilled(): void;
  /** The calls whose answers are held back. */
  readonly held: readonly HeldCall[];
  /** Returns at once if the answers to this method are not held, otherwise a promise of the release. */
  whenReleased(call: HeldCall): Release | Promise<Release>;
  /** Releases the held answers of `method` (`*`: of all methods). With `id` only the answer to that call. */
  release(method: string, how: Release, id?: string): void;
  /** Returns the texts that are delivered for an answer. */
  deliveries(method: string, answer: JsonObject, shape: AnswerShape): Delivery[];
}

/**
 * Creates the faults of a host. `onHeld` receives the held calls, `onKilled` whether the host is gone for later page loads.
 * @internal
 */
export function createFaults(
  seed: number,
  initial: Readonly<Record<string, Fault>> = {},
  onHeld: (calls: readonly HeldCall[]) => void = () => {},
  onKilled: (killed: boolean) => void = () => {},
): FaultBox {
  const faults = new Map(Object.entries(initial));
  const random = createRandom(seed);
  const held = new Map<HeldCall, (how: Release) => void>();
  let killed = false;
  const faultOf = (method: string) => faults.get(method) ?? faults.get('*');
  const releaseIf = (how: Release, isReleased: (call: HeldCall) => boolean) => {
    const released = [...held].filter(([call]) => isReleased(call));
    for (const [call, release] of released) {
      held.delete(call);
      release(how);
    }
    if (released.length > 0) onHeld([...held.keys()]);
  };
  return {
    faultOf,
    markKilled() {
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
      releaseIf('answer', (call) => faultOf(call.method)?.kind !== 'hold');
    },
    whenReleased(call) {
      if (faultOf(call.method)?.kind !== 'hold') return 'answer';
      return new Promise((release) => {
        held.set(call, release);
        onHeld([...held.keys()]);
      });
    },
    release: (method, how, id) =>
      releaseIf(how, (call) => (method === '*' || call.method === method) && (id === undefined || call.id === id)),
    deliveries(method, answer, shape) {
      const fault = faultOf(method);
      if (fault?.kind === 'kill' && !killed) {
        killed = true;
        onKilled(true);
      }
      if (killed) return [];
      return fault ? applyFault(fault, answer, shape, random) : [{ text: JSON.stringify(answer), delayMs: 0 }];
    },
  };
}

function applyFault(fault: Fault, answer: JsonObject, shape: AnswerShape, random: () => number): Delivery[] {
  const text = JSON.stringify(answer);
  switch (fault.kind) {
    case 'late':
      return [{ text, delayMs: fault.ms }];
    case 'duplicate':
      return Array.from({ length: fault.times }, () => ({ text, delayMs: 0 }));
    case 'garbage':
      return [{ text: damageText(text, random), delayMs: 0 }];
    case 'wrong-shape':
      return [{ text: JSON.stringify({ ...answer, [shape.payload]: changeShape(answer[shape.payload]) }), delayMs: 0 }];
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

/** Returns the text truncated, or with a few characters replaced. */
function damageText(text: string, random: () => number): string {
  if (random() < 0.5) return text.slice(0, Math.floor(random() * text.length));
  const characters = [...text];
  for (let i = 0; i < 3; i++) {
    characters[Math.floor(random() * characters.length)] = String.fromCharCode(33 + Math.floor(random() * 90));
  }
  return characters.join('');
}

/** Returns the payload with values of other types. */
function changeShape(payload: unknown): unknown {
  if (!isObject(payload) || Object.keys(payload).length === 0) return 'not an object';
  return Object.fromEntries(
    Object.entries(payload).map(([key, value]) => [key, typeof value === 'string' ? 404 : 'of another type']),
  );
}

/** Returns a random generator (mulberry32) of numbers from 0 to 1. The same seed gives the same numbers. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
