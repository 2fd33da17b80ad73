/**
 * Reduces a thrown value to known parts: a listed type, a known phrase of its message, and stack frames of the app's files. The rest
 * of a message may repeat a person's data, which no pattern recognizes completely.
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
const ADDRESS_SEPARATOR = /[\s()@]/;
/** Matches line and column after an address. `FILE_NAME` matches the name of a script at the end of an address. */
const POSITION = /:(\d{1,5}):(\d{1,6})$/;
const FILE_NAME = /\/([\w.-]{1,60}\.js)$/;
const MAX_FRAMES = 4;
const MAX_CHARACTERS = 5_000;

/** Returns the name of a loaded script of the app, `page` or `blob` for an inline script. Undefined for any other. */
export type AppFile = (address: string, name: string | undefined) => string | undefined;

const appFile: AppFile = (address, name) => {
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

/** Returns the first stack frames of the app's files, `sale-Bx3.js:1:2345`, the innermost first. Never throws. */
export function framesOfError(error: unknown, nameFile: AppFile = appFile): string[] {
  try {
    return error instanceof Error ? framesIn(textOf(error, 'stack'), nameFile) : [];
  } catch {
    return [];
  }
}

/** Returns the place of the component that React was drawing: the innermost of its component stack in the app's files. */
export const componentOf = (stack: string): string | undefined => framesIn(stack, appFile)[0];

const framesIn = (stack: string, nameFile: AppFile): string[] =>
  stack
    .slice(0, MAX_CHARACTERS)
    .split(ADDRESS_SEPARATOR)
    .flatMap((word) => {
      const [position] = POSITION.exec(word) ?? [];
      if (position === undefined) return [];
      const address = word.slice(0, -position.length);
      const file = nameFile(address, FILE_NAME.exec(address)?.[1]);
      return file ? [file + position] : [];
    })
    .slice(0, MAX_FRAMES);
