/**
 * Masks sensitive data in a text that leaves the phone. Rules, in this order:
 * 1. The text is cut at 2,000 characters, and characters without width are removed. Full-width characters become ASCII (`１３８` and `：` are
 *    usual in Chinese). URL encoding is decoded, because an address may contain texts of the page.
 * 2. Numbers are recognized with any usual separator between their parts: cards by their check digit or UnionPay prefix, identity numbers by the
 *    date in them, phones by their shape. Other numbers stay, because support needs order numbers, which have no check digit.
 * 3. Tokens, e-mail addresses and coordinates are recognized by their shape.
 * 4. Any value after a sensitive name is masked.
 */
import { isSensitive, isSensitivePair } from '../rules/sensitive.ts';

const MAX_CHARACTERS = 2_000;

/** Matches separators between the parts of a number. */
const SEPARATOR = '[-\\s._/·]{0,2}';
const DATE = `(?:19|20)\\d{2}${SEPARATOR}(?:0[1-9]|1[0-2])${SEPARATOR}(?:0[1-9]|[12]\\d|3[01])`;
/** Captures the character before a number, which stays. A lookbehind needs Safari 16.4. */
const BEFORE = '(^|\\D)';
const AFTER = '(?!\\d)';
const numbers = (pattern: string) => new RegExp(BEFORE + pattern + AFTER, 'g');

/** The shortest and longest number of a bank card. */
const CARD_DIGITS = [15, 19] as const;

/** Matches 15 to 21 digits without separators. `LONG` matches them in any groups. `isCard` checks the digits. */
const UNBROKEN = numbers('\\d{15,21}');
const ANY_GROUPS = numbers(`\\d(?:${SEPARATOR}\\d){14,20}`);
const BANK_FIRST = numbers(`\\d{6}${SEPARATOR}\\d{9,13}`);
const IN_FOURS = numbers(`\\d{4}(?:${SEPARATOR}\\d{4}){3}(?:${SEPARATOR}\\d{1,3})?`);
const ID_CARD = numbers(`\\d{6}${SEPARATOR}${DATE}${SEPARATOR}\\d{3}[\\dXx]`);
const OLD_ID_CARD = numbers('\\d{8}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])\\d{3}');
const ANY_GROUPS_ID_CARD = numbers(`\\d(?:${SEPARATOR}\\d){16}${SEPARATOR}[\\dXx]`);
const IS_ID_CARD = new RegExp(`^\\d{6}${DATE}\\d{3}[\\dXx]$`);
/** Matches the identity number of before 1999, with a two-digit year. Without separators it is `OLD_ID_CARD`. */
const GROUPED_OLD_ID_CARD = numbers(`\\d{6}${SEPARATOR}\\d{6}${SEPARATOR}\\d{3}`);
const IS_OLD_ID_CARD = /^\d{8}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}$/;
/** Matches a phone number with or without the country code. */
const PHONE = numbers(
  `(?:\\(?(?:\\+|00)?86\\)?${SEPARATOR})?(?:1\\d{2}${SEPARATOR}\\d{4}${SEPARATOR}\\d{4}|1\\d{3}${SEPARATOR}\\d{4}${SEPARATOR}\\d{3}|1\\d${SEPARATOR}\\d{3}${SEPARATOR}\\d{3}${SEPARATOR}\\d{3})`,
);

/** Matches a phone number with a separator after each digit, as some people dictate it. */
const SPACED_PHONE = numbers(`1(?:[-\\s._/·][3-9])(?:[-\\s._/·]\\d){9}`);

const digitsOf = (text: string): string => text.replace(/[^\dXx]/g, '');

/** Checks the check digit of a bank card (Luhn). */
function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]) * (index % 2 === 0 ? 1 : 2);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

const isCard = (digits: string): boolean => hasCheckDigit(digits) || /^62\d{13,19}$/.test(digits);

/** Checks that some of the groups form a card number. Its expiry date or security code may be next to it. */
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

/** Shapes, each with an optional check of the match. The text of a shape's first group stays. */
const SHAPES: readonly (readonly [RegExp, ((match: string) => boolean)?])[] = [
  [ID_CARD],
  [OLD_ID_CARD],
  [GROUPED_OLD_ID_CARD, (match) => IS_OLD_ID_CARD.test(digitsOf(match))],
  [ANY_GROUPS_ID_CARD, (match) => IS_ID_CARD.test(digitsOf(match))],
  [UNBROKEN, isCard],
  [ANY_GROUPS, (match) => isCard(digitsOf(match)) || hasCard(match)],
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
 * Matches a name and its separator, as in `name=value`, `"name": "value"`, or the same in nested JSON. The length is limited to keep the time
 * linear for a long text without any separator.
 */
const NAME = /([\w\p{Script=Han}-]{1,40})[\\"']{0,40}\s{0,9}[=:]\s*/gu;
/**
 * Matches the value after a name. A list and a quoted value end at their closing character, because a person's name has spaces. A number
 * continues after a space, a hyphen or a comma (`138 0013 8000`). A list without brackets ends at the next name (`realName=Zhang,Li`).
 */
const VALUE =
  /\[[^\]]*|(\\*["'])((?!\1).)*\1?|\+?\d[\dXx]*(?:[-\s,;|/]{1,3}\d[\dXx]*)+|[^\s\\"'&,;})。、]+(?:,(?![\w-]{1,40}[\\"']{0,40}\s{0,9}[=:])[^\s\\"'&,;})。、]+)*/sy;
/** Matches the whole line of a cookie, because a cookie has several pairs. */
const COOKIE = /\b((?:set-)?cookie)[\\"']{0,4}\s{0,9}[:=]\s*[^\n]+/gi;
const SCHEME = /\b(?:([Bb]earer|BEARER)\s+[^\s"',;]+|(Basic)\s+(?=\S*(?:[a-z][A-Z]|\d|=))[\w+/=]+)/g;

/** Checks for a value with a sensitive name, also directly after Chinese words: `刷新token`. */
function isSecret(name: string, value: string): boolean {
  const lastWord = name.replace(/^.*\p{Script=Han}/u, '');
  return isSensitive(name) || POSITION_NAME.test(name) || isSensitivePair(lastWord, value);
}

/** Names of a position. An address may contain them, a report may not. */
const POSITION_NAME = /^(?:lat|lng|latitude|longitude)$/i;

/** Masks the value of each name in turn, because a value may contain other names: `error: token=...`, `to=/x?token=...`. */
function withoutNamedValues(text: string): string {
  let safe = '';
  let end = 0;
  for (const { 0: nameMatch, 1: name = '', index } of text.matchAll(NAME)) {
    if (index < end) continue;
    const start = index + nameMatch.length;
    VALUE.lastIndex = start;
    const [value, quote = ''] = VALUE.exec(text) ?? [];
    if (value === undefined || !isSecret(name, value.slice(quote.length))) continue;
    safe += `${text.slice(end, start)}${quote}***${quote}`;
    end = start + value.length;
  }
  return safe + text.slice(end);
}

/** Returns the part of a long text that is masked and sent. Its last word is dropped, because it may be half a number. */
const beginOf = (text: string): string =>
  text.length > MAX_CHARACTERS ? text.slice(0, MAX_CHARACTERS).replace(/[\w.@-]{1,64}$/, '') : text;

const withPlainCharacters = (text: string): string =>
  text
    // Invisible characters and other spaces would hide the parts of a number.
    .replace(/[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g, '')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f]/g, ' ')
    .replace(/[\uff01-\uff5e]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ');

/** Decodes twice, because an address inside an address is encoded twice. */
const decodeTwice = (text: string): string => decodeOnce(decodeOnce(text));

const decodeOnce = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });

/** Returns the text with sensitive data masked. */
export function maskText(text: string): string {
  let safe = withPlainCharacters(decodeTwice(beginOf(text)));
  for (const [shape, isSensitiveMatch] of SHAPES)
    safe = safe.replace(shape, (match: string, first: unknown) => {
      const prefix = typeof first === 'string' ? first : '';
      return !isSensitiveMatch || isSensitiveMatch(match.slice(prefix.length)) ? `${prefix}***` : match;
    });
  return withoutNamedValues(safe.replace(COOKIE, '$1=***').replace(SCHEME, '$1$2=***'));
}
