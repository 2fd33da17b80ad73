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
  expecting,
  hint,
  listOf,
  nonEmptyText,
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
const STORE = { getItem: aFunction, setItem: aFunction, removeItem: aFunction };
const TIME = withMembers({ now: aFunction });

/** The expectation of every option. A new option without an expectation does not compile. */
const OPTIONS: Readonly<Record<keyof BridgeOptions, Expectation>> = {
  userAgent: text,
  apps: listOf(nonEmptyText, 1),
  pageName: nonEmptyText,
  hostName: nonEmptyText,
  transport: aFunction,
  fallbacks: allOf(aFunction),
  sign: aFunction,
  wecom: withMembers({ corpId: nonEmptyText }, { agentId: nonEmptyText }),
  wx: anObject,
  ww: anObject,
  payUrl: expecting(
    'an absolute https address (http on localhost and in a local network)',
    (value) => typeof value === 'string' && PAY_URL.test(value) && isWebAddress(value),
  ),
  miniProgramPayPage: page,
  miniProgramLoginPage: page,
  miniProgramServicePage: page,
  origins: listOf(origin),
  appSchemes: listOf(scheme),
  journal: withMembers(STORE),
  journalKey: nonEmptyText,
  clock: withMembers({ Date: TIME, setTimeout: aFunction, clearTimeout: aFunction }, { performance: TIME }),
  log: aFunction,
  limits: onlyMembers(LIMITS),
  recorder: aFunction,
};
/**
 * Throws BAD_PARAMS with the path of the first wrong or unknown option. For an unknown name the error suggests the nearest one. Of a
 * getter only the name is checked, because its value may come later.
 */
export function checkAllOptions(options: unknown): void {
  if (typeof options !== 'object' || options === null) throw badParams('', 'must be an object');
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(options))) {
    const expectation = Object.prototype.hasOwnProperty.call(OPTIONS, name) && OPTIONS[name as keyof BridgeOptions];
    if (!expectation) throw badParams(`/${name}`, `does not exist; ${hint(name, Object.keys(OPTIONS))}`);
    const fault = value === undefined ? undefined : expectation(value);
    if (fault) throw badParams(`/${name}${fault[0]}`, `must be ${fault[1]}`);
  }
}

/** Creates the error. Its text writes the path `/origins/1` as `options.origins[1]`. */
function badParams(path: string, reason: string): BridgeError {
  const propertyPath = path.replace(/\/(\d+)/g, '[$1]').replace(/\//g, '.');
  return new BridgeError('BAD_PARAMS', `options${propertyPath} ${reason}`, { path });
}
