/** Finds texts that a native editor would not let through: punctuation, one form of a word, and words that are no customer's. */
export interface StyleRule {
  readonly fault: string;
  readonly pattern: RegExp;
}

/** By language. A name that the specification gives (a title of the routes) is not among the texts. */
export const STYLE: Readonly<Record<string, readonly StyleRule[]>> = {
  zh: [
    {
      fault: 'has a half-width mark beside a Chinese character',
      pattern: /\p{Script=Han}[.,;:!?]|[,;:!?]\p{Script=Han}/u,
    },
    { fault: 'writes a space beside «App»', pattern: /\p{Script=Han} App(?! Store)|App \p{Script=Han}/u },
    { fault: 'quotes with other marks than “ ”', pattern: /[「」『』]|\p{Script=Han}"|"\p{Script=Han}/u },
    { fault: 'says 你 in place of 您', pattern: /你/ },
    { fault: 'has a word that is misspelt or no customer’s', pattern: /登陆|帐号|帐户|其它|拉新|身份证件号/ },
    { fault: 'has a day in figures', pattern: /\d{4}-\d{2}-\d{2}/ },
  ],
  en: [
    { fault: 'has a straight apostrophe', pattern: /[a-z]'[a-z]/i },
    {
      fault: 'names the ID card by another word',
      pattern: /identity (card|number)|\bid[- ]card\b|\bId card\b|ID-card/,
    },
    {
      fault: 'has a word that is no customer’s',
      pattern: /pull[- ]?new|called off|call off|not there now/i,
    },
    { fault: 'has a day in figures', pattern: /\d{4}-\d{2}-\d{2}/ },
  ],
};

/** Returns the texts in a value of a word table. A function's are the written parts of its source. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'function') return [];
  const literals = String(value).matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`/g);
  return [...literals].map(
    ([, single, double, template]) => single ?? double ?? (template ?? '').replace(/\$\{[^}]*\}/g, '0'),
  );
}

/** Returns the faults of one text of a language. */
export const styleFaults = (language: string, value: unknown): string[] =>
  (STYLE[language] ?? []).flatMap(({ fault, pattern }) =>
    textsIn(value).some((text) => pattern.test(text)) ? [fault] : [],
  );
