/** The levers as one text, for the address: what a tester has set can be sent to somebody else. */
import { HOST_NAMES } from '../../../src/index.ts';
import { isObject, parseJson } from '../../../src/json.ts';
import { USER_MATTERS } from '../../../src/user.ts';
import { type Lever, NETWORKS, TROUBLES } from '../../levers.ts';

export const textOfLevers = (levers: readonly Lever[]): string => (levers.length > 0 ? JSON.stringify(levers) : '');

/** Reads levers; what is none is left out. */
export function leversOfText(text: string): Lever[] {
  const list = parseJson(text);
  return Array.isArray(list) ? list.filter(isLever) : [];
}

const FAULT_KINDS: readonly unknown[] = [
  ...['late', 'drop', 'duplicate', 'garbage', 'wrong-shape', 'unknown-id', 'kill', 'silent', 'hold', 'instead'],
];

function isLever(value: unknown): value is Lever {
  if (!isObject(value)) return false;
  const { phones, kind, method, fault, matter, answer, network, endpoint, trouble } = value;
  if (phones !== 'all' && !HOST_NAMES.some((host) => host === phones)) return false;
  switch (kind) {
    case 'fault':
      return typeof method === 'string' && isObject(fault) && FAULT_KINDS.includes(fault.kind);
    case 'user':
      return (
        USER_MATTERS.some((one) => one === matter) && ['accept', 'cancel', 'fail', 'leave'].includes(String(answer))
      );
    case 'network':
      return Object.hasOwn(NETWORKS, String(network));
    case 'backend':
      return typeof endpoint === 'string' && Object.hasOwn(TROUBLES, String(trouble));
    default:
      return kind === 'cover';
  }
}
