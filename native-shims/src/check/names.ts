/** Checks the names that a tester writes. The error for a wrong name suggests the nearest right one. */
import type { Fault } from '../faults.ts';
import { isObject } from '../json.ts';
import { CALL_NAMES, EVENT_NAMES } from '../native/contract.ts';
import { USER_MATTERS } from '../user.ts';
import { CLIENT_EVENTS, CLIENT_FUNCTIONS } from '../wechat-bridge/names.ts';
import { nearest } from './nearest.ts';

/** Throws if `word` is none of the names. `what` names their kind in the error's text. */
export function checkName(what: string, word: unknown, names: readonly string[]): void {
  if (typeof word === 'string' && names.includes(word)) return;
  const near = typeof word === 'string' ? nearest(word, names) : undefined;
  const hint = near ? `did you mean ${JSON.stringify(near)}?` : `one of: ${names.join(', ')}`;
  throw new Error(`native-shims: ${JSON.stringify(word) ?? String(word)} is no ${what}; ${hint}`);
}

/** The methods of all hosts: methods of the contract in own apps, functions of the WeChat and WeCom clients. */
const METHODS: readonly string[] = [...CALL_NAMES, ...CLIENT_FUNCTIONS];
const EVENTS: readonly string[] = [...EVENT_NAMES, ...CLIENT_EVENTS];

/** Checks the name of a method, which may be one of the tester's own. */
export const checkMethodName = (name: unknown, own: readonly string[] = []): void =>
  checkName('method of any host (your own are declared in `ownMethods`)', name, [...METHODS, ...own]);

/** Checks the name of a tester's own method. It must not be the name of a host's method, which it would hide. */
export function checkOwnMethodName(name: string): void {
  if (METHODS.includes(name))
    throw new Error(`native-shims: ${JSON.stringify(name)} is a method of a host: it is answered in \`methods\``);
}

/** Checks the name of an event, which may be one of the tester's own. */
export const checkEventName = (name: unknown, own: readonly string[] = []): void =>
  checkName('event of any host (your own are declared in `ownEvents`)', name, [...EVENTS, ...own]);

/** The kinds of faults. A new kind that is missing here does not compile. */
const FAULTS: Readonly<Record<Fault['kind'], true>> = {
  late: true,
  drop: true,
  duplicate: true,
  garbage: true,
  'wrong-shape': true,
  'unknown-id': true,
  kill: true,
  silent: true,
  hold: true,
  instead: true,
};

/** Checks a fault, and its method or `*`. */
export function checkFault(method: unknown, fault: unknown, own: readonly string[] = []): void {
  checkName('method of any host, nor `*`', method, [...METHODS, ...own, 'initialize', '*']);
  if (fault !== undefined) checkName('fault', isObject(fault) ? fault.kind : fault, Object.keys(FAULTS));
}

/** The possible answers of a user. */
export const USER_ANSWERS = ['accept', 'cancel', 'fail', 'leave'];

/** Checks a user's answer and its matter. */
export function checkUser(answer: unknown, matter: unknown): void {
  if (answer !== undefined) checkName('answer of a user', answer, USER_ANSWERS);
  if (matter !== undefined) checkName('matter of a user', matter, USER_MATTERS);
}
