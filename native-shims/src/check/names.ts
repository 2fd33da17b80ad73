/** Checks the names that a tester writes. The error for a wrong name suggests the nearest valid name. */
import type { Fault } from '../faults.ts';
import { isObject } from '../json.ts';
import { CALL_NAMES, EVENT_NAMES } from '../native/contract.ts';
import { USER_MATTERS } from '../user.ts';
import { CLIENT_EVENTS, CLIENT_FUNCTIONS } from '../wechat-bridge/names.ts';
import { nearest } from './nearest.ts';

/** Throws if `name` is not in `names`. The error calls them by their kind. */
export function checkName(kind: string, name: unknown, names: readonly string[]): void {
  if (typeof name === 'string' && names.includes(name)) return;
  const suggestion = typeof name === 'string' ? nearest(name, names) : undefined;
  const hint = suggestion ? `did you mean ${JSON.stringify(suggestion)}?` : `one of: ${names.join(', ')}`;
  throw new Error(`native-shims: ${JSON.stringify(name) ?? String(name)} is no ${kind}; ${hint}`);
}

/** The methods of all hosts: methods of the contract in own apps, functions of the WeChat and WeCom clients. */
const METHOD_NAMES: readonly string[] = [...CALL_NAMES, ...CLIENT_FUNCTIONS];
const KNOWN_EVENTS: readonly string[] = [...EVENT_NAMES, ...CLIENT_EVENTS];

/** Checks the name of a method, which may also be one that the tester adds. */
export const checkMethodName = (name: unknown, customMethods: readonly string[] = []): void =>
  checkName('method of any host (your own are declared in `ownMethods`)', name, [...METHOD_NAMES, ...customMethods]);

/** Checks the name of a method that the tester adds. It must not hide a method of a host. */
export function checkOwnMethodName(name: string): void {
  if (METHOD_NAMES.includes(name))
    throw new Error(`native-shims: ${JSON.stringify(name)} is a method of a host: it is answered in \`methods\``);
}

/** Checks the name of an event, which may also be one that the tester adds. */
export const checkEventName = (name: unknown, customEvents: readonly string[] = []): void =>
  checkName('event of any host (your own are declared in `ownEvents`)', name, [...KNOWN_EVENTS, ...customEvents]);

/** Lists the kinds of faults. A new kind that is missing here does not compile. */
const FAULT_KINDS: Readonly<Record<Fault['kind'], true>> = {
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
export function checkFault(method: unknown, fault: unknown, customMethods: readonly string[] = []): void {
  checkName('method of any host, nor `*`', method, [...METHOD_NAMES, ...customMethods, 'initialize', '*']);
  if (fault !== undefined) checkName('fault', isObject(fault) ? fault.kind : fault, Object.keys(FAULT_KINDS));
}

/** The possible answers of a user. */
export const USER_ANSWERS = ['accept', 'cancel', 'fail', 'leave'];

/** Checks a user's answer and its matter. */
export function checkUser(answer: unknown, matter: unknown): void {
  if (answer !== undefined) checkName('answer of a user', answer, USER_ANSWERS);
  if (matter !== undefined) checkName('matter of a user', matter, USER_MATTERS);
}
