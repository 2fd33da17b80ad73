/**
 * Remembers values about persons and sessions that this page load has sent or received, to mask them in reports. A name in free text has
 * no shape to recognize it by. The newest values stay in this module's memory and are never returned.
 */
import { isSensitive } from '../rules/sensitive.ts';

/** The most values known at a time, more than one person's visit brings. */
const MOST = 500;
/** The longest value, in characters. A longer one is no name, number or token. */
const LONGEST = 2_000;
/** The depth to which an answer is searched. Answers are flatter. */
const DEEPEST = 8;
/** Marks an object as being about a person. Its `name` is then that person's name. */
const OF_A_PERSON: readonly string[] = ['idCard', 'insuredIdCard', 'personId'];

/** Oldest first. */
// oxlint-disable-next-line sdhealth/kept-by-a-person -- masks what may still be in a report; never handed out
const known = new Set<string>();

/** Remembers a value that must not be reported. Ignores a single character and a value that the server has masked. */
export function learnSecret(value: unknown): void {
  const secret = typeof value === 'number' ? String(value) : value;
  if (typeof secret !== 'string') return;
  const text = secret.trim();
  if (text.length < 2 || text.length > LONGEST || text.includes('*')) return;
  known.delete(text);
  known.add(text);
  const [oldest] = known;
  // Mutant lives: A set of more than 500 has an oldest one; the type wants the question.
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
}

/** Caches the verdict per field name, because an answer of 10,000 rows repeats each name. */
const verdicts = new Map<string, boolean>();

function isSensitiveName(name: string): boolean {
  const verdict = verdicts.get(name) ?? isSensitive(name);
  if (verdicts.size < MOST) verdicts.set(name, verdict);
  return verdict;
}

/** Remembers values with a sensitive name in a request or an answer, and names that the row marks (`personal`). */
export function learnSecrets(value: unknown, marked: readonly string[] = [], depth = 0): void {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return;
  const entries = Object.entries(value);
  const isPerson = entries.some(([name]) => OF_A_PERSON.includes(name));
  for (const [name, inner] of entries) {
    if (isSensitiveName(name) || marked.includes(name) || (isPerson && name === 'name'))
      for (const secret of [inner].flat()) learnSecret(secret);
    learnSecrets(inner, marked, depth + 1);
  }
}

/** Masks all known values in the text: plain, inside JSON, or as encoded in an address. */
export function withoutSecrets(text: string): string {
  let safe = text;
  // The longest first, so that no rest of a longer value remains.
  for (const secret of [...known].sort((a, b) => b.length - a.length)) safe = safe.replace(finderOf(secret), '$1***');
  return safe;
}

const LETTER = '[\\p{L}\\p{N}]';

/** Matches letters and digits only as a whole word: a nickname `Al` must not mask every `also`. Chinese has no spaces to separate words. */
function finderOf(secret: string): RegExp {
  const either = formsOf(secret)
    .map((form) => form.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('|');
  // Mutant lives: A secret has at least two characters, so the default is never taken; the type wants it.
  const isWord = (character = '') => /[\p{L}\p{N}]/u.test(character) && !/\p{Script=Han}/u.test(character);
  const boundary = isWord(secret.at(0)) ? `(^|(?!${LETTER})[^])` : '()';
  const after = isWord(secret.at(-1)) ? `(?!${LETTER})` : '';
  return new RegExp(`${boundary}(?:${either})${after}`, 'giu');
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
