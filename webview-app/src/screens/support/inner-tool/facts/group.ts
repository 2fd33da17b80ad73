/** A displayed fact of the page. `copied` is its line in a text for support, which leaves the phone. Default: it stays on the screen. */
export interface Fact {
  readonly name: string;
  readonly value: string;
  readonly copied?: string;
}

/** Facts on one topic under a title. */
export interface Group {
  readonly title: string;
  readonly facts: readonly Fact[];
}

// The separator is not a colon, because the masking would hide a value after a call's name such as `refreshToken:`.
const copyLine = (name: string, value: string): string => `${name} | ${value}`;

/** Creates a fact of known parts only: words of this app, codes, counts, names of tables. */
export const openFact = (name: string, value: string): Fact => ({ name, value, copied: copyLine(name, value) });

/** Creates a fact that contains text of a person, a host or a server. Only `knownPart` is copied. Default: nothing is copied. */
export const personalFact = (name: string, value: string, knownPart?: string): Fact => ({
  ...{ name, value },
  ...(knownPart && { copied: copyLine(name, knownPart) }),
});

/** The largest number that is copied. A larger number is not a code or a count, and may be personal. */
const MAX_COPIED_NUMBER = 99_999;

/** Returns the text if it is a release such as `2.8.0`. */
export const releaseIn = (text: string | undefined): string | undefined =>
  text && /^\d{1,3}(?:\.\d{1,3}){1,3}$/.test(text) ? text : undefined;
/** Returns the number as text if it is small enough for a code. */
export const codeIn = (code: number): string | undefined =>
  Number.isInteger(code) && Math.abs(code) <= MAX_COPIED_NUMBER ? String(code) : undefined;

const KILO = 1_000;

/** Converts bytes to kilobytes: `12345` becomes `12.3`. */
export const kilobytes = (bytes: number): string => (bytes / KILO).toFixed(1);
export const megabytes = (bytes: number): string => (bytes / KILO / KILO).toFixed(1);
