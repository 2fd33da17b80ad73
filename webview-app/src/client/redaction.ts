/**
 * Values about persons and sessions that this page load has sent or received, so that a report masks them wherever they are: a name in
 * a free text has no shape by which it could be known. In this module's memory only, the newest ones, never handed out.
 */
import { isSensitive } from '../rules/sensitive.ts';

/** The most values known at a time: more than one person's visit brings. */
const MOST = 500;
/** Longer values are no names, numbers or tokens. Characters. */
const LONGEST = 2_000;
/** The depth to which an answer is searched: answers are flatter. */
const DEEPEST = 8;
/** An object with one of these is about a person: its `name` is that person's. */
const OF_A_PERSON: readonly string[] = ['idCard', 'insuredIdCard', 'personId'];

/** Oldest first. */
// oxlint-disable-next-line sdhealth/kept-by-a-person -- masks what may still be in a report; never handed out
const known = new Set<string>();

/** Notes a value that must not be reported. What a server has masked, and a single character, is no secret. */
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

/** Of each field's name: an answer of 10,000 rows has each so often. */
const verdicts = new Map<string, boolean>();

function isSensitiveName(name: string): boolean {
  const verdict = verdicts.get(name) ?? isSensitive(name);
  if (verdicts.size < MOST) verdicts.set(name, verdict);
  return verdict;
}

/** Notes what has a sensitive name anywhere in what was sent or answered, or a name that its row marks (`personal`). */
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

/** Masks all of them in the text, written plainly, inside a JSON text or as in an address. */
export function withoutSecrets(text: string): string {
  let safe = text;
  // The longest first: one that is part of another must not leave the rest of it.
  for (const secret of [...known].sort((a, b) => b.length - a.length)) safe = safe.replace(finderOf(secret), '$1***');
  return safe;
}

const LETTER = '[\\p{L}\\p{N}]';

/** Letters and digits only as a whole word: a nickname `Al` must not blacken every `also`. Chinese has no spaces to go by. */
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
    return forms; // half a character is in no address
  }
}
