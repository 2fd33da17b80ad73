/**
 * Reduces recorded messages to the data that may leave the phone. An allow list keeps the names of rows and fields, codes and enum values.
 * A placeholder replaces any other value. The row's check gives the same result for it, so that a replay ends like the recording.
 */
import type { Check } from '../core/types.ts';
import type { BridgeErrorCode } from '../errors.ts';
import { FIELD_NAMES, OPEN_VALUES } from './open-values.ts';
import type { RecordedMessage, Ring } from './ring.ts';

type Json = Record<string, unknown>;

/** The error codes that a host can return. TypeScript rejects unknown codes. */
const HOST_CODES: readonly BridgeErrorCode[] = [
  ...(['CANCELLED', 'UNSUPPORTED', 'NOT_CONFIGURED', 'HOST_TOO_OLD', 'NEEDS_LOGIN', 'DENIED', 'BUSY'] as const),
  ...(['BAD_PARAMS', 'HOST_GONE', 'TOO_LARGE', 'FAILED'] as const),
];
/** The largest error code. A larger number could be personal data. */
const MAX_CODE = 99_999;
/** The method names of the handshake and of notifications. Rows have their own names. */
const WIRE_NAMES: readonly string[] = ['initialize', '$/accepted', '$/progress', '$/cancelRequest'];
const VERSION = /^\d{1,2}(?:\.\d{1,2}){0,2}$/;
/** Maximum number of attempts to find placeholders for one payload. */
const MAX_TRIES = 500;

const FIELDS: ReadonlySet<string> = new Set(FIELD_NAMES.split(' '));

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const isSmall = (value: unknown): value is number => Number.isInteger(value) && Math.abs(Number(value)) <= MAX_CODE;

/** Returns the pointer of the first wrong value. Undefined if all are valid, null if the check names no pointer. */
function firstFault(check: Check, value: unknown): string | null | undefined {
  try {
    const fault = check(value);
    if (typeof fault === 'string') return fault.split('\n')[0] || '';
    return fault === undefined || fault === true ? undefined : null;
  } catch {
    return null;
  }
}

const wildcard = (pointer: string): string => pointer.replace(/\/\d+(?=\/|$)/g, '/*');
const childOf = (pointer: string, key: string): string => `${pointer}/${key.replace(/~/g, '~0').replace(/\//g, '~1')}`;

/** Creates the function that reduces the messages of one recording. Equal texts and ids get equal placeholders. */
function makeReducer(entries: readonly RecordedMessage[]): (entry: RecordedMessage) => unknown {
  const names = new Set([...Object.keys(OPEN_VALUES), ...WIRE_NAMES]);
  const nonces = new Set<unknown>();
  for (const { dir, message, row } of entries) {
    if (row) names.add(row.name);
    const { id } = Object(message);
    if (dir === 'out' && row) nonces.add(`${id}`.split('.')[0]);
  }
  const texts = new Map<unknown, number>();
  const numberOf = (value: unknown): number => {
    const number = texts.get(value) || texts.size + 1;
    texts.set(value, number);
    return number;
  };

  const placeholders = (value: unknown): readonly unknown[] => {
    if (typeof value === 'string') return [`[text ${numberOf(value)}]`, '2000-01-01', 'https://text.invalid/', '0', ''];
    if (typeof value === 'number') return [0, 1, -1, 0.5, 1e9];
    return typeof value === 'boolean' ? [false, true] : [value];
  };

  const reduceValue = (original: unknown, root: string, row: RecordedMessage['row'], check: Check): unknown => {
    const openValues = Object(OPEN_VALUES[row ? row.name : '']);
    const triesByPointer = new Map<string, number>();
    const required = new Set<string>();
    const { journal, singleFlight = '' } = Object(row);
    const isKnown = (key: string, pointer: string) =>
      FIELDS.has(key) || required.has(pointer) || key === journal || singleFlight === `per:${key}`;
    const build = (value: unknown, pointer: string): unknown => {
      if (Array.isArray(value)) return value.map((item, index) => build(item, `${pointer}/${index}`));
      if (isObject(value)) {
        const knownEntries = Object.entries(value).filter(([key]) => isKnown(key, childOf(pointer, key)));
        return Object.fromEntries(knownEntries.map(([key, item]) => [key, build(item, childOf(pointer, key))]));
      }
      const allowedWords = `${openValues[root + wildcard(pointer)] || ''}`.split(' ');
      if (allowedWords.includes(`${value}`)) return value;
      const candidates = placeholders(value);
      return candidates[triesByPointer.get(pointer) || triesByPointer.get(wildcard(pointer)) || 0];
    };
    /** Adds the missing field, or tries the next placeholder at the pointer. Returns false when nothing remains to try. */
    const adjust = (pointer: string, pattern: string, isMissing: boolean): boolean => {
      const keys = pointer
        .split('/')
        .slice(1)
        .map((key) => key.replace(/~1/g, '/').replace(/~0/g, '~'));
      const value = keys.reduce<unknown>((part, key) => Object(part)[key], original);
      const isAdded = isMissing && value !== undefined && !isKnown(`${keys.pop()}`, pointer);
      // A field name that the check requires is safe. A field name that it rejects may be personal data.
      if (isAdded) required.add(pointer);
      if (isAdded || value === undefined || isObject(value)) return isAdded;
      const next = (triesByPointer.get(pattern) || 0) + 1;
      triesByPointer.set(pattern, next);
      return next < placeholders(value).length;
    };

    const originalFault = firstFault(check, original);
    let result = build(original, '');
    for (let count = 0; count < MAX_TRIES; count++) {
      const fault = firstFault(check, result);
      if (fault === originalFault) break;
      const isChanged =
        typeof fault === 'string'
          ? adjust(fault, wildcard(fault), true)
          : !!originalFault && adjust(originalFault, originalFault, false);
      if (!isChanged) break;
      result = build(original, '');
    }
    return result;
  };

  /** Returns an id of this page unchanged. Numbers any other id. */
  const idOf = (id: unknown): unknown => {
    if (typeof id === 'string' && nonces.has(id.split('.')[0]) && /^\w+\.\d+$/.test(id)) return id;
    if (typeof id === 'string' && /^\w{6,}\.\d/.test(id)) return `previous.${numberOf(id)}`;
    return id ? numberOf(id) : id === undefined ? undefined : null;
  };

  const handshake = (result: Json): Json => {
    const { app, batch, events, methods, protocol } = result;
    const entries = Object.entries(Object(methods)).filter(([name]) => names.has(name));
    const { version } = Object(app);
    return {
      ...(isObject(app) && { app: { name: '[text]', version: VERSION.test(`${version}`) ? version : '[text]' } }),
      ...(batch === true && { batch }),
      ...(Array.isArray(events) && { events: events.filter((name) => names.has(name)) }),
      ...(isObject(methods) && {
        methods: Array.isArray(methods)
          ? []
          : Object.fromEntries(entries.map(([name, value]) => [name, isSmall(value) ? value : !!value])),
      }),
      ...(VERSION.test(`${protocol}`) && { protocol }),
    };
  };

  const errorOf = (error: unknown): Json => {
    const { code, data } = Object(error);
    const { code: namedCode, mayHaveHappened } = Object(data);
    const facts = {
      ...(HOST_CODES.includes(namedCode) && { code: namedCode }),
      ...(typeof mayHaveHappened === 'boolean' && { mayHaveHappened }),
    };
    return { code: isSmall(code) ? code : 0, message: '', ...(isObject(data) && { data: facts }) };
  };

  return ({ dir, message, row }) => {
    if (!isObject(message)) return '[no message]';
    const { id, method, params, result, error } = message;
    const { params: checkParams, result: checkResult, payload: checkPayload } = Object(row);
    const partOf = (value: unknown, root: string, check: unknown): unknown => {
      if (!row) return isObject(value) ? {} : placeholders(value)[0];
      // The page's part of the handshake contains only versions of this package and the nonce.
      if (row.name === 'initialize') return root === '/result' ? handshake(Object(value)) : dir === 'out' ? value : {};
      return reduceValue(value, root, row, typeof check === 'function' ? (check as Check) : () => undefined);
    };
    const isNotice = typeof method === 'string' && method.startsWith('$/');
    return {
      jsonrpc: '2.0',
      id: idOf(id),
      ...(method !== undefined && { method: typeof method === 'string' && names.has(method) ? method : '[name]' }),
      ...('params' in message && {
        params: isNotice ? { id: idOf(Object(params).id) } : partOf(params, '/params', checkParams || checkPayload),
      }),
      ...('result' in message && { result: partOf(result, '/result', checkResult) }),
      ...('error' in message && { error: errorOf(error) }),
    };
  };
}

export function shareableText(ring: Ring): string {
  const entries = ring.withRows();
  const reduce = makeReducer(entries);
  const lines = entries.map((entry) => ({ at: entry.at, dir: entry.dir, message: reduce(entry) }));
  return `${[ring.head(), ...lines].map((line) => JSON.stringify(line)).join('\n')}\n`;
}
