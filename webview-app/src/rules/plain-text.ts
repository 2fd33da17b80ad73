/**
 * Normalizes typed and pasted text before it is shown, checked, sent and stored. Each field has one of these forms. A form keeps unknown
 * characters, except invisible ones: the error text of its rule explains the problem. Each form is idempotent.
 */
import { CODE_DIGITS } from './constants.ts';
import { foldedText, trimmed } from './folded-text.ts';
import { foldedLine, plainLine, visibleText } from './plain-line.ts';
import { nameAsTyped, plainName } from './plain-name.ts';

/** Matches separators around and within a number, and letters that look like dashes. A plus marks a country code. */
const SEPARATORS = /(?!\+)[\p{M}\p{P}\p{S}\p{Z}ー一ㅡ]/gu;
const withoutSeparators = (text: string): string => text.replace(SEPARATORS, '');

/** The Chinese digits of voice input, in the order of their values. 幺 is a one on the telephone. */
const SPOKEN_DIGITS = '零一二三四五六七八九〇幺';
/** Converts spoken digits to written ones, if the text has no other words. A single 一 between digits is a dash. */
function writtenDigits(text: string): string {
  const compactText = text.replace(/[\s\p{P}]/gu, '');
  if (!/^[\d零一二三四五六七八九〇幺]+$/.test(compactText) || !/[零二三四五六七八九〇幺]/.test(compactText))
    return text;
  return compactText.replace(/\D/g, (digit) => (digit === '幺' ? '1' : String(SPOKEN_DIGITS.indexOf(digit) % 10)));
}

/** Returns the only distinct value, or undefined if there is none or several. */
function onlyDistinct(values: readonly (string | undefined)[]): string | undefined {
  const [first, ...others] = new Set(values.filter((value) => value !== undefined));
  return others.length === 0 ? first : undefined;
}

/** The maximum number of digits with a country code. A longer text contains several numbers. */
const MAX_DIGITS = 17;

/** Returns a mainland mobile number without country code or long-distance zero. A number that was pasted twice counts once. */
const mobileOf = (digits: string): string | undefined =>
  /^(?:(?:\+|00)?86)*0?(1\d{10})(?:(?:(?:\+|00)?86)?\1)*$/.exec(digits)?.[1];

function plainPhone(text: string): string {
  const folded = foldedText(text);
  const digits = withoutSeparators(writtenDigits(folded));
  const mobile = mobileOf(digits);
  if (mobile) return mobile;
  if (/^\+?\d*$/.test(digits) && digits.length <= MAX_DIGITS) return digits;
  // Use the only mobile number in a contact, a link or a sentence.
  const numbers = folded.match(/\+?\d(?:[^\p{L}\d,;、/|?&]*\d)*/gu) ?? [];
  return onlyDistinct(numbers.map((number) => mobileOf(withoutSeparators(number)))) ?? visibleText(text);
}

const WHOLE_CODE = new RegExp(`^(\\d{${CODE_DIGITS}})\\1*$`);
/** Matches the words for "code" before or after the code in a message. */
const CODE_WORDS = /[验驗校]\p{Script=Han}{0,2}[码碼]|动态[码密]|短信[码密]|\bcode\b|passcode|password|\botp\b/giu;

/** Returns the code in a message: the only number of that length, otherwise the number nearest to a word for "code". */
function codeIn(message: string): string | undefined {
  const forms = [/\d+/g, /\d{1,6}(?:[ -]\d{1,6}){1,6}/g, /\d{3}[ -]\d{3}(?![\d-])/g];
  const runs = forms.flatMap((form) => [...message.matchAll(form)]);
  const codes = runs
    .map((run) => ({ code: run[0].replace(/\D/g, ''), from: run.index }))
    .filter(
      ({ code, from }) => code.length === CODE_DIGITS && !/\d[ -]?$/.test(message.slice(Math.max(0, from - 2), from)),
    );
  const onlyCode = onlyDistinct(codes.map(({ code }) => code));
  if (onlyCode) return onlyCode;
  const names = [...message.matchAll(CODE_WORDS)].map(({ index }) => index);
  const distance = (from: number) => Math.min(...names.map((name) => (from > name ? from - name : 2 * (name - from))));
  return names.length === 0 ? undefined : codes.sort((a, b) => distance(a.from) - distance(b.from))[0]?.code;
}

function plainCode(text: string): string {
  const folded = foldedText(text);
  const digits = withoutSeparators(writtenDigits(folded));
  if (/^\d*$/.test(digits)) return WHOLE_CODE.exec(digits)?.[1] ?? digits;
  return codeIn(folded) ?? visibleText(text);
}

/** Matches other characters that are typed for the X at the end of an identity number. */
const X_LOOKALIKES = /[×ХΧ✕✖✗☓╳]/gu;

function plainIdCard(text: string): string {
  const folded = foldedText(text).toUpperCase().replace(X_LOOKALIKES, 'X');
  const number = withoutSeparators(folded);
  if (/^\d*X?$/.test(number)) return number;
  const numbers = (folded.match(/\d(?:[^\p{L}\d,;、/|?&]*[\dX])+/gu) ?? []).map(withoutSeparators);
  return onlyDistinct(numbers.filter((value) => /^\d{17}[\dX]$/.test(value))) ?? visibleText(text);
}

/** Normalizes the digits of a long number: a bank card, a staff number, a captcha. */
function plainDigits(text: string): string {
  const folded = foldedText(text);
  const digits = withoutSeparators(writtenDigits(folded));
  if (/^\d*$/.test(digits)) return digits;
  return (
    onlyDistinct((folded.match(/\d(?:[^\p{L}\d,;、/|?&]*\d)*/gu) ?? []).map(withoutSeparators)) ?? visibleText(text)
  );
}

const MIN_TOKEN_LENGTH = 4;

/** Normalizes a code of letters and digits: of a gift, a coupon, an invitation. */
function plainToken(text: string): string {
  const folded = foldedText(text);
  const token = withoutSeparators(folded.slice(folded.search(/[:=是为為][^:=是为為]*$/) + 1)).replace(/\+/g, '');
  if (/^[a-z\d]*$/i.test(token)) return token;
  const tokens = folded.match(/[a-z\d]+(?:-[a-z\d]+)*/gi) ?? [];
  return (
    onlyDistinct(tokens.map(withoutSeparators).filter((value) => value.length >= MIN_TOKEN_LENGTH)) ?? visibleText(text)
  );
}

/** Normalizes a number with sign and decimals. A comma before three digits separates thousands. Other commas and 。 are decimal points. */
function plainAmount(text: string): string {
  const folded = trimmed(foldedText(text), /[ ,;、]/)
    .replace(/[\p{Pd}−ー]/gu, '-')
    .replace(/[\s'’_]/g, '')
    .replace(/^([+-]?)[¥$€£]/u, '$1')
    .replace(/(?:元|RMB|CNY)$/i, '');
  const hasThousands = /^[+-]?[1-9]\d{0,2}(?:[,٬]\d{3})+(?![\d,])/.test(folded);
  const number = (hasThousands ? folded.replace(/[,٬]/g, '') : folded)
    .replace(/[,。·٫]/, '.')
    .replace(/^(.*\d)\.$/, '$1');
  return /^[+-]?\d*(?:\.\d*)?$/.test(number) ? number : foldedText(text).trim();
}

/** Normalizes a text to dial: an extension or a number of any country. Keys (* #) and separators of several numbers stay. */
function plainDial(text: string): string {
  const folded = trimmed(foldedText(text).replace(/^ *(?:tel|callto|sip|sms):/i, ''), /(?![*#])[\p{P}\p{Z}]/u);
  const number = folded.replace(/(?![+*#,;/])[\p{M}\p{P}\p{S}\p{Z}ー一ㅡ]/gu, '');
  return /^[+*#\d]*$/.test(number) ? number : visibleText(text);
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

/** Forms that change less while the person is typing, because the text may be incomplete. */
const typingForms: Partial<Record<TextForm, (text: string) => string>> = {
  amount: foldedText,
  name: nameAsTyped,
  line: foldedLine,
};

/** Normalizes the text of a focused field. */
export const normalizeTyping = (form: TextForm, text: string): string => (typingForms[form] ?? plain[form])(text);
