/**
 * Defines the patterns of texts (specification, section 5). Each expects the normalized text of its form (`plain-text.ts`). The messages
 * are `rules` of `messages/field-words.ts`, by the same names. `kit/form/rule-check.ts` applies the rules of a form's field.
 */
import { CODE_DIGITS } from './constants.ts';
import { isGenuineIdCard } from './id-card.ts';
import type { TextForm } from './plain-text.ts';

export const isEmpty = (text: string): boolean => text.trim() === '';

/** Matches a mainland mobile number: 11 digits, the first is 1. */
export const isPhone = (text: string): boolean => /^1\d{10}$/.test(text);

/** Matches two or more Chinese characters or letters, in parts separated by a dot (`阿卜杜拉·买买提`), Latin parts also by a space (`Anna Li`). */
export const isName = (text: string): boolean =>
  [...text].length >= 2 &&
  (/^[\p{Script=Han}a-z]+(?:[·•・.][\p{Script=Han}a-z]+)*$/iu.test(text) || /^[a-z]+(?:[·•・. ][a-z]+)*$/i.test(text));

/** Matches 18 digits, the last may be an X. `genuineIdCard` checks their consistency. */
export const isIdCard = (text: string): boolean => /^\d{17}[\dXx]$/.test(text);

/** Matches a local part, `@`, and a domain with a dot. No part begins or ends with a dot. At most 254 characters. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[\w+-]+(?:\.[\w+-]+)*@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}$/i.test(text);

/** Matches 15 to 21 digits, not beginning with 0. */
export const isBankCard = (text: string): boolean => /^[1-9]\d{14,20}$/.test(text);

/** Matches Chinese characters, digits, letters, hyphen, underscore and brackets (round, square, and Chinese brackets). */
export const isAddress = (text: string): boolean => /^[\p{Script=Han}\da-z_()（）[\]【】-]+$/iu.test(text);

/** Matches a number above zero, with or without decimals. */
export const isPositiveNumber = (text: string): boolean => /^\d+(?:\.\d+)?$/.test(text) && /[1-9]/.test(text);

export const isDigits = (text: string): boolean => /^\d+$/.test(text);

export const isPositiveInteger = (text: string): boolean => /^[1-9]\d*$/.test(text);

export const isNonNegativeInteger = (text: string): boolean => /^(?:0|[1-9]\d*)$/.test(text);

/** Matches exactly six letters or digits. */
export const isCoupon = (text: string): boolean => /^[A-Za-z\d]{6}$/.test(text);

/** Matches an amount that is not negative, with at most two decimals. */
export const isMoney = (text: string): boolean => /^(?:0|[1-9]\d*)(?:\.\d{1,2})?$/.test(text);

/** Matches IPv4 in four decimal parts without leading zeros. */
export const isIpAddress = (text: string): boolean =>
  /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/.test(text);

/** Matches an `http` or `https` address with a host and without credentials. */
export function isUrl(text: string): boolean {
  if (!/^https?:\/\/[^\s/?#]/i.test(text) || /\s/.test(text)) return false;
  try {
    const url = new URL(text);
    return url.username === '' && url.password === '';
  } catch {
    return false;
  }
}

/** Matches exactly as many digits as a verification code has. */
export const isCode = (text: string): boolean => text.length === CODE_DIGITS && isDigits(text);

/** Every rule by name. */
export const RULES = {
  notEmpty: (text: string) => !isEmpty(text),
  empty: isEmpty,
  name: isName,
  idCard: isIdCard,
  /** Stricter than the pattern, to catch a typing error. It is a warning that does not block the form. */
  genuineIdCard: (text: string) => isGenuineIdCard(text),
  phone: isPhone,
  code: isCode,
  email: isEmail,
  bankCard: isBankCard,
  address: isAddress,
  positiveNumber: isPositiveNumber,
  digits: isDigits,
  positiveInteger: isPositiveInteger,
  nonNegativeInteger: isNonNegativeInteger,
  coupon: isCoupon,
  money: isMoney,
  ipAddress: isIpAddress,
  url: isUrl,
} as const satisfies Readonly<Record<string, (text: string) => boolean>>;

export type RuleName = keyof typeof RULES;

/** The form in which a rule expects its text. Default: a line of text. */
export const FORM_OF: Readonly<Partial<Record<RuleName, TextForm>>> = {
  name: 'name',
  phone: 'phone',
  code: 'code',
  idCard: 'idCard',
  genuineIdCard: 'idCard',
  bankCard: 'digits',
  digits: 'digits',
  coupon: 'token',
  positiveNumber: 'amount',
  positiveInteger: 'amount',
  nonNegativeInteger: 'amount',
  money: 'amount',
};

/** Returns the first rule that the text breaks, or undefined. */
export const brokenRule = (text: string, rules: readonly RuleName[]): RuleName | undefined =>
  rules.find((name) => !RULES[name](text));
