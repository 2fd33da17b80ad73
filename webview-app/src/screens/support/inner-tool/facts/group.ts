/** A fact of the page in words. `copied` is its line in a text for support, which leaves the phone; without it the fact is only on the screen. */
export interface Fact {
  readonly name: string;
  readonly value: string;
  readonly copied?: string;
}

/** Facts that belong together. */
export interface Group {
  readonly title: string;
  readonly facts: readonly Fact[];
}

// Not a colon: the second wall would mask a value behind the name of a call such as `refreshToken`.
const lineOf = (name: string, value: string): string => `${name} | ${value}`;

/** Makes a fact of known parts only: words of this app, codes, counts, names of tables. */
export const openFact = (name: string, value: string): Fact => ({ name, value, copied: lineOf(name, value) });

/** Makes a fact that a person, a host or a server has a part in. Its known part may be copied; default: nothing. */
export const personalFact = (name: string, value: string, knownPart?: string): Fact => ({
  ...{ name, value },
  ...(knownPart && { copied: lineOf(name, knownPart) }),
});

/** A larger number is no code and no count of a host: it may be anybody's. */
const MOST = 99_999;

/** Returns the text where it is a release such as `2.8.0`. */
export const releaseIn = (text: string | undefined): string | undefined =>
  text && /^\d{1,3}(?:\.\d{1,3}){1,3}$/.test(text) ? text : undefined;
/** Returns the number as text where it is small enough for a code. */
export const codeIn = (code: number): string | undefined =>
  Number.isInteger(code) && Math.abs(code) <= MOST ? String(code) : undefined;

const KILO = 1_000;

/** `12345` becomes `12.3`. */
export const kilobytes = (bytes: number): string => (bytes / KILO).toFixed(1);
export const megabytes = (bytes: number): string => (bytes / KILO / KILO).toFixed(1);
