/**
 * Remembers values about persons and sessions that this page load has sent or received, to mask them in reports. A name in free text has
 * no shape to recognize it by. The newest values stay in this module's memory and are never returned.
 */
import { isSensitive } from '../rules/sensitive.ts';

/** The largest number of learned values, more than one person's visit needs. */
const MAX_VALUES = 500;
/** The longest value, in characters. A longer text is not a name, a number or a token. */
const MAX_LENGTH = 2_000;
/** The depth to which an answer is searched. Answers are flatter. */
const MAX_DEPTH = 8;
/** The fields that mark an object as a person's. Its `name` is then the person's name. */
const PERSON_ID_FIELDS: readonly string[] = ['idCard', 'insuredIdCard', 'personId'];

/** The learned values, oldest first. */
// oxlint-disable-next-line sdhealth/cleared-on-logout -- masks reports, and is never returned
const learnedValues = new Set<string>();

/** Remembers a value that must not be reported. Ignores a single character and a value that the server has masked. */
export function learnSecret(value: unknown): void {
  const secret = typeof value === 'number' ? String(value) : value;
  if (typeof secret !== 'string') return;
  const text = secret.trim();
  if (text.length < 2 || text.length > MAX_LENGTH || text.includes('*')) return;
  learnedValues.delete(text);
  learnedValues.add(text);
  const [oldest] = learnedValues;
  // Mutant lives: A set of more than 500 has a first element. The type requires the check.
  if (learnedValues.size > MAX_VALUES && oldest !== undefined) learnedValues.delete(oldest);
}

/** Caches the result of `isSensitive` per field name, because a long list repeats each name. */
const sensitivityByName = new Map<string, boolean>();

function isSensitiveName(name: string): boolean {
  const isSensitiveField = sensitivityByName.get(name) ?? isSensitive(name);
  if (sensitivityByName.size < MAX_VALUES) sensitivityByName.set(name, isSensitiveField);
  return isSensitiveField;
}

/** Remembers values with a sensitive name in a request or an answer, and values of the fields that the endpoint marks (`personal`). */
export function learnSecrets(value: unknown, markedNames: readonly string[] = [], depth = 0): void {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return;
  const entries = Object.entries(value);
  const isPerson = entries.some(([name]) => PERSON_ID_FIELDS.includes(name));
  for (const [name, inner] of entries) {
    if (isSensitiveName(name) || markedNames.includes(name) || (isPerson && name === 'name'))
      for (const secret of [inner].flat()) learnSecret(secret);
    learnSecrets(inner, markedNames, depth + 1);
  }
}

/** Masks all learned values in the text: plain, inside JSON, or encoded in an address. */
export function withoutSecrets(text: string): string {
  let safe = text;
  // The longest first, so that no part of a longer value remains.
  for (const secret of [...learnedValues].sort((a, b) => b.length - a.length))
    safe = safe.replace(patternOf(secret), '$1***');
  return safe;
}

const LETTER = '[\\p{L}\\p{N}]';

/** Matches letters and digits only as a whole word: a nickname `Al` must not mask every `also`. Chinese has no spaces to separate words. */
function patternOf(secret: string): RegExp {
  const alternatives = formsOf(secret)
    .map((form) => form.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('|');
  // Mutant lives: A secret has at least two characters, so the default is never used. The type requires it.
  const isWord = (character = '') => /[\p{L}\p{N}]/u.test(character) && !/\p{Script=Han}/u.test(character);
  const boundary = isWord(secret.at(0)) ? `(^|(?!${LETTER})[^])` : '()';
  const after = isWord(secret.at(-1)) ? `(?!${LETTER})` : '';
  return new RegExp(`${boundary}(?:${alternatives})${after}`, 'giu');
}

function formsOf(secret: string): string[] {
  const forms = [secret, JSON.stringify(secret).slice(1, -1)];
  try {
    const encoded = encodeURIComponent(secret);
    return [...new Set([...forms, encoded, encoded.replaceAll('%20', '+')])];
  } catch {
    return forms; // a lone surrogate cannot be encoded, so no address contains it
  }
}
