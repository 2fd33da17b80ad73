/** What a text has to look like. Each takes what a person typed, as it is; trim before. */

export const isEmpty = (text: string): boolean => text.trim() === '';

/** A mainland mobile number: 11 digits, the first is 1. */
export const isPhone = (text: string): boolean => /^1\d{10}$/.test(text);

/** At least two characters, Chinese or letters, parts separated by one dot (`阿卜杜拉·买买提`, `J. Smith` has no space). */
export const isName = (text: string): boolean =>
  [...text].length >= 2 && /^[\p{Script=Han}a-z]+(?:[·•・.][\p{Script=Han}a-z]+)*$/iu.test(text);

/** 18 digits, the last may be an X. The check digit is the server's to judge. */
export const isIdCard = (text: string): boolean => /^\d{17}[\dXx]$/.test(text);
