/** Writes and reads overrides as a text in the address, so that a tester can share them. */
import { isObject, parseJson } from '../../../src/json.ts';
import { USER_MATTERS } from '../../../src/user.ts';
import { CLOCKS, EDGES, isEndpoint, NETWORKS, type Override, PLACES, TEXT_STEPS, TROUBLES } from '../../overrides.ts';
import { PHONE_NAMES } from '../../phones.ts';
import { CALLS, FUNCTIONS } from './contract.ts';

export const textOfOverrides = (overrides: readonly Override[]): string =>
  overrides.length > 0 ? JSON.stringify(overrides) : '';

/** Reads overrides. Skips invalid entries, and overrides for unknown methods. */
export function overridesOfText(text: string): Override[] {
  const list = parseJson(text);
  return Array.isArray(list) ? list.filter(isOverride) : [];
}

const FAULT_KINDS: readonly unknown[] = [
  ...['late', 'drop', 'duplicate', 'garbage', 'wrong-shape', 'unknown-id', 'kill', 'silent', 'hold', 'instead'],
];

/** Lists the methods that a fault may have. `*` means all methods. */
const METHODS: ReadonlySet<unknown> = new Set(['*', ...CALLS, ...FUNCTIONS]);

/** Checks a fault. Its numbers must be numbers, because they are written into a test. */
const isFault = (fault: unknown): boolean =>
  isObject(fault) &&
  FAULT_KINDS.includes(fault.kind) &&
  [fault.ms, fault.times].every((number) => number === undefined || Number.isFinite(number));

function isOverride(value: unknown): value is Override {
  if (!isObject(value)) return false;
  const { phones, kind, method, fault, matter, answer, network, endpoint, trouble } = value;
  const { clock, place, theme, edges, text } = value;
  if (phones !== 'all' && !PHONE_NAMES.some((host) => host === phones)) return false;
  switch (kind) {
    case 'fault':
      return METHODS.has(method) && isFault(fault);
    case 'user':
      return (
        USER_MATTERS.some((candidate) => candidate === matter) &&
        ['accept', 'cancel', 'fail', 'leave'].includes(String(answer))
      );
    case 'network':
      return Object.hasOwn(NETWORKS, String(network));
    case 'backend':
      return typeof endpoint === 'string' && isEndpoint(endpoint) && Object.hasOwn(TROUBLES, String(trouble));
    case 'answer':
      return typeof endpoint === 'string' && endpoint !== '*' && isEndpoint(endpoint) && 'body' in value;
    case 'clock':
      return Object.hasOwn(CLOCKS, String(clock));
    case 'place':
      return Object.hasOwn(PLACES, String(place));
    case 'theme':
      return theme === 'light' || theme === 'dark';
    case 'edges':
      return Object.hasOwn(EDGES, String(edges));
    case 'text':
      return TEXT_STEPS.some((step) => step === text);
    default:
      return kind === 'cover';
  }
}
