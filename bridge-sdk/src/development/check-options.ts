/**
 * Checks all options of a bridge when it is made. Only the development build has this code. Production checks `origins` then, and an
 * address only when it is used.
 */
import { isWebAddress } from '../core/address.ts';
import type { Limits } from '../core/data-types.ts';
import type { BridgeOptions } from '../core/types.ts';
import { BridgeError } from '../errors.ts';
import { PAY_URL } from '../hosts/pay-url.ts';
import {
  aFunction,
  allOf,
  aNumber,
  anObject,
  type Expectation,
  filled,
  hint,
  listOf,
  must,
  onlyMembers,
  origin,
  page,
  scheme,
  text,
  withMembers,
} from './expectations.ts';

/** The expectation of every limit. A new limit without an expectation does not compile. */
const LIMITS: Readonly<Record<keyof Limits, Expectation>> = {
  connectMs: aNumber,
  acceptMs: aNumber,
  messageChars: aNumber,
  depth: aNumber,
  queue: aNumber,
};
const store = { getItem: aFunction, setItem: aFunction, removeItem: aFunction };
const time = withMembers({ now: aFunction });

/** The expectation of every option. A new option without an expectation does not compile. */
const OPTIONS: Readonly<Record<keyof BridgeOptions, Expectation>> = {
  userAgent: text,
  apps: listOf(filled, 1),
  pageName: filled,
  hostName: filled,
  transport: aFunction,
  fallbacks: allOf(aFunction),
  sign: aFunction,
  wecom: withMembers({ corpId: filled }, { agentId: filled }),
  wx: anObject,
  ww: anObject,
  payUrl: must(
    'an absolute https address (http on localhost and in a local network)',
    (value) => typeof value === 'string' && PAY_URL.test(value) && isWebAddress(value),
  ),
  miniProgramPayPage: page,
  miniProgramLoginPage: page,
  miniProgramServicePage: page,
  origins: listOf(origin),
  appSchemes: listOf(scheme),
  journal: withMembers(store),
  journalKey: filled,
  clock: withMembers({ Date: time, setTimeout: aFunction, clearTimeout: aFunction }, { performance: time }),
  log: aFunction,
  limits: onlyMembers(LIMITS),
  recorder: aFunction,
};
/**
 * Throws BAD_PARAMS with the path of the first wrong or unknown option. For an unknown name the error suggests the nearest one. Of a
 * getter only the name is checked, because its value may come later.
 */
export function checkWholly(options: unknown): void {
  if (typeof options !== 'object' || options === null) throw bad('', 'must be an object');
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(options))) {
    const expectation = Object.prototype.hasOwnProperty.call(OPTIONS, name) && OPTIONS[name as keyof BridgeOptions];
    if (!expectation) throw bad(`/${name}`, `does not exist; ${hint(name, Object.keys(OPTIONS))}`);
    const fault = value === undefined ? undefined : expectation(value);
    if (fault) throw bad(`/${name}${fault[0]}`, `must be ${fault[1]}`);
  }
}

/** Creates the error. Its text writes the path `/origins/1` as `options.origins[1]`. */
function bad(path: string, reason: string): BridgeError {
  const place = path.replace(/\/(\d+)/g, '[$1]').replace(/\//g, '.');
  return new BridgeError('BAD_PARAMS', `options${place} ${reason}`, { path });
}
