/**
 * Reduces a thrown value to known parts. These are a listed type, the phrase of an engine's message, and frames of our own files. The rest
 * of a message may repeat a person's data, and no pattern recognizes all of that.
 */

/** The error types of the language, of the app, and of `DOMException`. */
const TYPES =
  'TypeError RangeError SyntaxError ReferenceError AggregateError ApiError ResponseShapeError BridgeError AbortError DataCloneError ' +
  'HierarchyRequestError InvalidStateError NetworkError NotAllowedError NotFoundError NotReadableError NotSupportedError OperationError ' +
  'QuotaExceededError SecurityError TimeoutError UnknownError';

/** Phrases of engines and of React, without identifiers. The first match is reported. */
const PHRASES = [
  'is not a function',
  'is not defined',
  'is not iterable',
  'is not a constructor',
  'properties of undefined',
  'properties of null',
  'undefined is not an object',
  'null is not an object',
  "Can't find variable",
  'before initialization',
  'constant variable',
  'Maximum call stack',
  'too much recursion',
  'dynamically imported module',
  'Importing a module script failed',
  'Failed to fetch',
  'Load failed',
  'JSON',
  'circular structure',
  'is not a child of this node',
  'Invalid array length',
  'Invalid time value',
  'quota',
];
const REACT = /React error #\d{1,3}(?!\d)/;

/** Separates the addresses in a stack trace of any engine. */
const BETWEEN_ADDRESSES = /[\s()@]/;
/** Matches line and column behind an address. `FILE_NAME` matches the name of a program's file at its end. */
const POSITION = /:(\d{1,5}):(\d{1,6})$/;
const FILE_NAME = /\/([\w.-]{1,60}\.js)$/;
const MOST_FRAMES = 4;

/** Returns the name of a loaded file of our program, `page` or `blob` for an inline program. Undefined for any other. */
export type OwnFile = (address: string, name: string | undefined) => string | undefined;

const ownFile: OwnFile = (address, name) => {
  if (address === location.href.split(/[?#]/, 1)[0]) return 'page';
  if (address.startsWith('blob:')) return 'blob';
  const assets = new URL(`${import.meta.env.BASE_URL}assets/`, location.href).href;
  return name && address === assets + name && performance.getEntriesByName(address).length > 0 ? name : undefined;
};

const textOf = (error: object, name: string): string => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : '';
};

/** Returns type and phrase of a thrown value: `TypeError: is not a function`, `Error`, `string`. Never throws. */
export function wordsOfError(error: unknown): string {
  try {
    if (!(error instanceof Error)) return error === null ? 'null' : typeof error;
    const type = TYPES.split(' ').find((known) => known === error.name) ?? 'Error';
    const message = textOf(error, 'message');
    const phrase = REACT.exec(message)?.[0] ?? PHRASES.find((known) => message.includes(known));
    return phrase ? `${type}: ${phrase}` : type;
  } catch {
    return 'Error';
  }
}

/** Returns the first stack frames of our own files, `sale-Bx3.js:1:2345`, the innermost first. Never throws. */
export function framesOfError(error: unknown, own: OwnFile = ownFile): string[] {
  try {
    const stack = error instanceof Error ? textOf(error, 'stack').slice(0, 5_000) : '';
    return stack
      .split(BETWEEN_ADDRESSES)
      .flatMap((part) => {
        const [position] = POSITION.exec(part) ?? [];
        if (position === undefined) return [];
        const address = part.slice(0, -position.length);
        const file = own(address, FILE_NAME.exec(address)?.[1]);
        return file ? [file + position] : [];
      })
      .slice(0, MOST_FRAMES);
  } catch {
    return [];
  }
}
