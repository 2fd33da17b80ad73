/**
 * Masks sensitive data in a text that leaves the phone. Rules, in this order:
 * 1. The text is cut at 2,000 characters, and characters without width are removed. Full-width signs become plain ones (`１３８` and `：` are
 *    usual in Chinese). URL encoding is decoded, because a page's own texts may be part of an address.
 * 2. Numbers are recognized with any usual sign between their parts: cards by their check digit or as UnionPay's, identity numbers by the
 *    date in them, phones by their shape. Other numbers stay, because support needs order numbers, which have no check digit.
 * 3. Tokens, e-mail addresses and coordinates are recognized by their shape.
 * 4. Any value behind a sensitive name is masked.
 */
import { isSensitive, isSensitivePair } from '../rules/sensitive.ts';

const MOST_CHARACTERS = 2_000;

/** Matches signs between the parts of a number. */
const SIGN = '[-\\s._/·]{0,2}';
const DATE = `(?:19|20)\\d{2}${SIGN}(?:0[1-9]|1[0-2])${SIGN}(?:0[1-9]|[12]\\d|3[01])`;
/** Captures the character before a number, which stays. A lookbehind needs Safari 16.4. */
const BEFORE = '(^|\\D)';
const AFTER = '(?!\\d)';
const numbers = (pattern: string) => new RegExp(BEFORE + pattern + AFTER, 'g');

/** The shortest and longest number of a bank card. */
const CARD_DIGITS = [15, 19] as const;

/** Matches a number of 15 to 21 digits in one piece. `LONG` matches it in any groups. Its digits decide. */
const UNBROKEN = numbers('\\d{15,21}');
const LONG = numbers(`\\d(?:${SIGN}\\d){14,20}`);
const BANK_FIRST = numbers(`\\d{6}${SIGN}\\d{9,13}`);
const IN_FOURS = numbers(`\\d{4}(?:${SIGN}\\d{4}){3}(?:${SIGN}\\d{1,3})?`);
const ID_CARD = numbers(`\\d{6}${SIGN}${DATE}${SIGN}\\d{3}[\\dXx]`);
const OLD_ID_CARD = numbers('\\d{8}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])\\d{3}');
const ANY_GROUPS_ID_CARD = numbers(`\\d(?:${SIGN}\\d){16}${SIGN}[\\dXx]`);
const IS_ID_CARD = new RegExp(`^\\d{6}${DATE}\\d{3}[\\dXx]$`);
/** Matches the identity number of before 1999, with a two-digit year. In one piece it is `OLD_ID_CARD`. */
const GROUPED_OLD_ID_CARD = numbers(`\\d{6}${SIGN}\\d{6}${SIGN}\\d{3}`);
const IS_OLD_ID_CARD = /^\d{8}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}$/;
/** Matches a phone number with or without the country code. */
const PHONE = numbers(
  `(?:\\(?(?:\\+|00)?86\\)?${SIGN})?(?:1\\d{2}${SIGN}\\d{4}${SIGN}\\d{4}|1\\d{3}${SIGN}\\d{4}${SIGN}\\d{3}|1\\d${SIGN}\\d{3}${SIGN}\\d{3}${SIGN}\\d{3})`,
);

/** Matches a phone number with each digit apart, as some dictate it. */
const SPACED_PHONE = numbers(`1(?:[-\\s._/·][3-9])(?:[-\\s._/·]\\d){9}`);

const digitsOf = (text: string): string => text.replace(/[^\dXx]/g, '');

/** Checks the check digit of a bank card (Luhn). */
function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]) * (place % 2 === 0 ? 1 : 2);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

const isCard = (digits: string): boolean => hasCheckDigit(digits) || /^62\d{13,19}$/.test(digits);

/** Checks that some of the groups are a card. Its expiry date or security code may stand beside it. */
function hasCard(text: string): boolean {
  const groups = text.split(/\D+/);
  return groups.some((_, from) => {
    let digits = '';
    return groups.slice(from).some((group) => {
      digits += group;
      return digits.length >= CARD_DIGITS[0] && digits.length <= CARD_DIGITS[1] && isCard(digits);
    });
  });
}

/** Shapes, each with an optional check of the match. A shape's first group, if it has one, stays. */
const SHAPES: readonly (readonly [RegExp, ((match: string) => boolean)?])[] = [
  [ID_CARD],
  [OLD_ID_CARD],
  [GROUPED_OLD_ID_CARD, (match) => IS_OLD_ID_CARD.test(digitsOf(match))],
  [ANY_GROUPS_ID_CARD, (match) => IS_ID_CARD.test(digitsOf(match))],
  [UNBROKEN, isCard],
  [LONG, (match) => isCard(digitsOf(match)) || hasCard(match)],
  [BANK_FIRST, (match) => isCard(digitsOf(match))],
  [IN_FOURS, (match) => isCard(digitsOf(match))],
  [PHONE],
  [SPACED_PHONE],
  // Passports, current and with one letter, and permits for Hong Kong and Macao.
  [/\b(?:[EG]\d{8}|E[A-HJ-NP-Z]\d{7}|[CW]\d{8}|H\d{10})\b/g],
  // A token of three parts, like a JSON Web Token.
  [/\beyJ[\w-]{4,}\.[\w-]{4,}(?:\.[\w-]*)?/g],
  // Name and password before the host of an address.
  [/(\b[a-z][\w+.-]{1,20}:\/\/)[^\s/@]{1,100}@/gi],
  [/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g],
  // Two decimal coordinates that are precise to a street.
  [/-?\d{1,3}\.\d{4,15}[NE°]?[,;\s/]{1,3}-?\d{1,3}\.\d{4,15}/g],
];

/**
 * Matches a name and its sign, as in `name=value`, `"name": "value"`, or the same in nested JSON. The length is limited to keep the time
 * linear for a long text without any sign.
 */
const NAME = /([\w\p{Script=Han}-]{1,40})[\\"']{0,40}\s{0,9}[=:]\s*/gu;
/**
 * Matches the value after a name. A list and a quoted value end at their closing sign, because a person's name has spaces. A number goes
 * on after a space, a hyphen or a comma (`138 0013 8000`). A list without brackets goes on to the next name (`realName=Zhang,Li`).
 */
const VALUE =
  /\[[^\]]*|(\\*["'])((?!\1).)*\1?|\+?\d[\dXx]*(?:[-\s,;|/]{1,3}\d[\dXx]*)+|[^\s\\"'&,;})。、]+(?:,(?![\w-]{1,40}[\\"']{0,40}\s{0,9}[=:])[^\s\\"'&,;})。、]+)*/sy;
/** Matches the whole line of a cookie, because a cookie has several pairs. */
const COOKIE = /\b((?:set-)?cookie)[\\"']{0,4}\s{0,9}[:=]\s*[^\n]+/gi;
const SCHEME = /\b(?:([Bb]earer|BEARER)\s+[^\s"',;]+|(Basic)\s+(?=\S*(?:[a-z][A-Z]|\d|=))[\w+/=]+)/g;

/** Checks for a value with a sensitive name, also directly behind Chinese words: `刷新token`. */
function isSecret(name: string, value: string): boolean {
  const last = name.replace(/^.*\p{Script=Han}/u, '');
  return isSensitive(name) || PLACE_NAME.test(name) || isSensitivePair(last, value);
}

/** Names of a position. An address may contain them, a report may not. */
const PLACE_NAME = /^(?:lat|lng|latitude|longitude)$/i;

/** Masks name by name, because a value may contain others: `error: token=...`, `to=/x?token=...`. */
function withoutNamedValues(text: string): string {
  let safe = '';
  let done = 0;
  for (const { 0: named, 1: name = '', index } of text.matchAll(NAME)) {
    if (index < done) continue;
    const start = index + named.length;
    VALUE.lastIndex = start;
    const [value, quote = ''] = VALUE.exec(text) ?? [];
    if (value === undefined || !isSecret(name, value.slice(quote.length))) continue;
    safe += `${text.slice(done, start)}${quote}***${quote}`;
    done = start + value.length;
  }
  return safe + text.slice(done);
}

/** Returns the part of a long text that is masked and kept. Its last word is dropped, because it may be half a number. */
const beginOf = (text: string): string =>
  text.length > MOST_CHARACTERS ? text.slice(0, MOST_CHARACTERS).replace(/[\w.@-]{1,64}$/, '') : text;

const plain = (text: string): string =>
  text
    // Invisible characters and other spaces would split a number unseen.
    .replace(/[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g, '')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f]/g, ' ')
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ');

/** Decodes twice, because an address inside an address is encoded twice. */
const decoded = (text: string): string => decodedOnce(decodedOnce(text));

const decodedOnce = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+/gi, (signs) => {
    try {
      return decodeURIComponent(signs);
    } catch {
      return signs;
    }
  });

/** Returns the text with sensitive data masked. */
export function masked(text: string): string {
  let safe = plain(decoded(beginOf(text)));
  for (const [shape, isMeant] of SHAPES)
    safe = safe.replace(shape, (match: string, first: unknown) => {
      const prefix = typeof first === 'string' ? first : '';
      return !isMeant || isMeant(match.slice(prefix.length)) ? `${prefix}***` : match;
    });
  return withoutNamedValues(safe.replace(COOKIE, '$1=***').replace(SCHEME, '$1$2=***'));
}
