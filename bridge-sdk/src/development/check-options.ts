/**
 * Checks all options of a bridge at once, when it is made. Only the form for development has this code: production checks what it acts by
 * (origins, names of apps), and an address where it is used.
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

/** Every limit, by a record: one that is new and not here does not compile. */
const LIMITS: Readonly<Record<keyof Limits, Expectation>> = {
  connectMs: aNumber,
  acceptMs: aNumber,
  messageChars: aNumber,
  depth: aNumber,
  queue: aNumber,
};
const store = { getItem: aFunction, setItem: aFunction, removeItem: aFunction };
const time = withMembers({ now: aFunction });

/** Every option likewise. */
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
 * Throws BAD_PARAMS for the first wrong option, with its path; a name that no option has is one, and the error says the nearest right one.
 * An option that is a getter may tell its value later: only its name is checked.
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

/** Returns the error: `/origins/1` is written `options.origins[1]`. */
function bad(path: string, reason: string): BridgeError {
  const place = path.replace(/\/(\d+)/g, '[$1]').replace(/\//g, '.');
  return new BridgeError('BAD_PARAMS', `options${place} ${reason}`, { path });
}
