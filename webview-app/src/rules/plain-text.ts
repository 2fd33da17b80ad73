/**
 * Normalises typed and pasted text before it is shown, checked, sent and stored. Each field has one of these forms. A form leaves unknown
 * characters as they are, except invisible ones: the error text of its rule says what is wrong. Each form is idempotent.
 */
import { CODE_DIGITS } from './constants.ts';
import { foldedText, trimmed } from './folded-text.ts';
import { foldedLine, plainLine, seenText } from './plain-line.ts';
import { nameAsTyped, plainName } from './plain-name.ts';

/** Matches separators around and within a number, and letters that look like dashes. A plus says that a country follows. */
const BETWEEN = /(?!\+)[\p{M}\p{P}\p{S}\p{Z}ー一ㅡ]/gu;
const joined = (text: string): string => text.replace(BETWEEN, '');

/** The Chinese digits of voice input, in the order of their values. 幺 is a one on the telephone. */
const SPOKEN = '零一二三四五六七八九〇幺';
/** Converts spoken digits to written ones, if the text contains nothing else. A single 一 between others is a dash. */
function written(text: string): string {
  const bare = text.replace(/[\s\p{P}]/gu, '');
  if (!/^[\d零一二三四五六七八九〇幺]+$/.test(bare) || !/[零二三四五六七八九〇幺]/.test(bare)) return text;
  return bare.replace(/\D/g, (digit) => (digit === '幺' ? '1' : String(SPOKEN.indexOf(digit) % 10)));
}

/** Returns the only distinct value, or undefined if there is none or several. */
function onlyOne(all: readonly (string | undefined)[]): string | undefined {
  const [first, ...others] = new Set(all.filter((each) => each !== undefined));
  return others.length === 0 ? first : undefined;
}

/** The maximum number of digits with a country code. A longer text contains several numbers. */
const MOST_DIGITS = 17;

/** Returns a mainland mobile number without country code or long-distance zero. A number that was pasted twice counts once. */
const mobileOf = (digits: string): string | undefined =>
  /^(?:(?:\+|00)?86)*0?(1\d{10})(?:(?:(?:\+|00)?86)?\1)*$/.exec(digits)?.[1];

function plainPhone(text: string): string {
  const folded = foldedText(text);
  const digits = joined(written(folded));
  const mobile = mobileOf(digits);
  if (mobile) return mobile;
  if (/^\+?\d*$/.test(digits) && digits.length <= MOST_DIGITS) return digits;
  // In a contact, a link or a sentence, take the only mobile number.
  const numbers = folded.match(/\+?\d(?:[^\p{L}\d,;、/|?&]*\d)*/gu) ?? [];
  return onlyOne(numbers.map((number) => mobileOf(joined(number)))) ?? seenText(text);
}

const WHOLE_CODE = new RegExp(`^(\\d{${CODE_DIGITS}})\\1*$`);
/** Matches the words before the code of a message, and some after it. */
const NAMES_CODE = /[验驗校]\p{Script=Han}{0,2}[码碼]|动态[码密]|短信[码密]|\bcode\b|passcode|password|\botp\b/giu;

/** Returns the code in a message: the only number of that length, else the nearest to the word for it. */
function codeIn(message: string): string | undefined {
  const forms = [/\d+/g, /\d{1,6}(?:[ -]\d{1,6}){1,6}/g, /\d{3}[ -]\d{3}(?![\d-])/g];
  const runs = forms.flatMap((form) => [...message.matchAll(form)]);
  const codes = runs
    .map((run) => ({ code: run[0].replace(/\D/g, ''), from: run.index }))
    .filter(
      ({ code, from }) => code.length === CODE_DIGITS && !/\d[ -]?$/.test(message.slice(Math.max(0, from - 2), from)),
    );
  const only = onlyOne(codes.map(({ code }) => code));
  if (only) return only;
  const names = [...message.matchAll(NAMES_CODE)].map(({ index }) => index);
  const distance = (from: number) => Math.min(...names.map((name) => (from > name ? from - name : 2 * (name - from))));
  return names.length === 0 ? undefined : codes.sort((a, b) => distance(a.from) - distance(b.from))[0]?.code;
}

function plainCode(text: string): string {
  const folded = foldedText(text);
  const digits = joined(written(folded));
  if (/^\d*$/.test(digits)) return WHOLE_CODE.exec(digits)?.[1] ?? digits;
  return codeIn(folded) ?? seenText(text);
}

/** Matches other letters and signs for the X at the end of an identity number. */
const LIKE_X = /[×ХΧ✕✖✗☓╳]/gu;

function plainIdCard(text: string): string {
  const folded = foldedText(text).toUpperCase().replace(LIKE_X, 'X');
  const number = joined(folded);
  if (/^\d*X?$/.test(number)) return number;
  const numbers = (folded.match(/\d(?:[^\p{L}\d,;、/|?&]*[\dX])+/gu) ?? []).map(joined);
  return onlyOne(numbers.filter((each) => /^\d{17}[\dX]$/.test(each))) ?? seenText(text);
}

/** Normalizes the digits of a long number: a bank card, a staff number, a captcha. */
function plainDigits(text: string): string {
  const folded = foldedText(text);
  const digits = joined(written(folded));
  if (/^\d*$/.test(digits)) return digits;
  return onlyOne((folded.match(/\d(?:[^\p{L}\d,;、/|?&]*\d)*/gu) ?? []).map(joined)) ?? seenText(text);
}

const FEWEST_OF_A_TOKEN = 4;

/** Normalizes a code of letters and digits: of a gift, a coupon, an invitation. */
function plainToken(text: string): string {
  const folded = foldedText(text);
  const named = joined(folded.slice(folded.search(/[:=是为為][^:=是为為]*$/) + 1)).replace(/\+/g, '');
  if (/^[a-z\d]*$/i.test(named)) return named;
  const tokens = folded.match(/[a-z\d]+(?:-[a-z\d]+)*/gi) ?? [];
  return onlyOne(tokens.map(joined).filter((each) => each.length >= FEWEST_OF_A_TOKEN)) ?? seenText(text);
}

/** Normalizes a number with sign and decimals. A comma before three digits separates thousands. Other commas and 。 are decimal points. */
function plainAmount(text: string): string {
  const folded = trimmed(foldedText(text), /[ ,;、]/)
    .replace(/[\p{Pd}−ー]/gu, '-')
    .replace(/[\s'’_]/g, '')
    .replace(/^([+-]?)[¥$€£]/u, '$1')
    .replace(/(?:元|RMB|CNY)$/i, '');
  const parted = /^[+-]?[1-9]\d{0,2}(?:[,٬]\d{3})+(?![\d,])/.test(folded);
  const number = (parted ? folded.replace(/[,٬]/g, '') : folded).replace(/[,。·٫]/, '.').replace(/^(.*\d)\.$/, '$1');
  return /^[+-]?\d*(?:\.\d*)?$/.test(number) ? number : foldedText(text).trim();
}

/** Normalises a text to dial: an extension or a number of any country. Keys (* #) and separators of several numbers stay. */
function plainDial(text: string): string {
  const folded = trimmed(foldedText(text).replace(/^ *(?:tel|callto|sip|sms):/i, ''), /(?![*#])[\p{P}\p{Z}]/u);
  const number = folded.replace(/(?![+*#,;/])[\p{M}\p{P}\p{S}\p{Z}ー一ㅡ]/gu, '');
  return /^[+*#\d]*$/.test(number) ? number : seenText(text);
}

/** Normalizes the complete text of each form. */
export const plain = {
  phone: plainPhone,
  code: plainCode,
  idCard: plainIdCard,
  digits: plainDigits,
  token: plainToken,
  amount: plainAmount,
  dial: plainDial,
  name: plainName,
  line: plainLine,
} as const satisfies Readonly<Record<string, (text: string) => string>>;

export type TextForm = keyof typeof plain;

/** Normalizes less while a text is typed, because its end may still continue. */
const unfinished: Partial<Record<TextForm, (text: string) => string>> = {
  amount: foldedText,
  name: nameAsTyped,
  line: foldedLine,
};

/** Normalizes the text of a focused field. */
export const whileTyped = (form: TextForm, text: string): string => (unfinished[form] ?? plain[form])(text);
