/** Finds texts that a native editor would correct: punctuation, spelling variants, words that customers do not use. */
export interface StyleRule {
  readonly fault: string;
  readonly pattern: RegExp;
}

/** Lists the rules by language. Names from the specification (route titles) are not checked. */
const STYLE: Readonly<Record<string, readonly StyleRule[]>> = {
  zh: [
    {
      fault: 'has a half-width mark beside a Chinese character',
      pattern: /\p{Script=Han}[.,;:!?()]|[,;:!?()]\p{Script=Han}/u,
    },
    { fault: 'ends a Chinese text with a half-width mark', pattern: /\p{Script=Han}.*[.,;:!?]$/u },
    { fault: 'has a heading without a subject', pattern: /温馨提示|友情提示/ },
    { fault: 'writes a space beside «App»', pattern: /\p{Script=Han} App(?! Store)|App \p{Script=Han}/u },
    { fault: 'quotes with other marks than “ ”', pattern: /[「」『』]|\p{Script=Han}"|"\p{Script=Han}/u },
    { fault: 'has 你 instead of 您', pattern: /你/ },
    { fault: 'has a word that is misspelt or no customer’s', pattern: /登陆|帐号|帐户|其它|拉新|身份证件号/ },
    { fault: 'has a day in figures', pattern: /\d{4}-\d{2}-\d{2}/ },
  ],
  en: [
    { fault: 'has a straight apostrophe', pattern: /[a-z]'[a-z]/i },
    {
      fault: 'names the ID card by another word',
      pattern: /identity (card|number)|\bid[- ]card\b|\bId card\b|ID-card/,
    },
    { fault: 'acknowledges by other words than “Got it”', pattern: /^(?:OK|Okay|I see|I know|Understood)$/i },
    { fault: 'names coins by another word', pattern: /health[- ]gold|gold coin/i },
    { fault: 'names the photo and text consultation by another word', pattern: /(?:graphic|picture) consultation/i },
    {
      fault: 'has a word that is no customer’s',
      pattern: /pull[- ]?new|called off|call off|not there now/i,
    },
    { fault: 'has a day in figures', pattern: /\d{4}-\d{2}-\d{2}/ },
  ],
};

/** Returns the texts of a text table's value. For a function these are the literals of its source. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'function') return [];
  const literals = String(value).matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`/g);
  return [...literals].map(
    ([, single, double, template]) => single ?? double ?? (template ?? '').replace(/\$\{[^}]*\}/g, '0'),
  );
}

/** Returns a function's texts for a count of 1, as a number and as a string, or nothing when it takes other values. */
function textsForOne(value: unknown): readonly string[] {
  if (typeof value !== 'function') return [];
  return [1, '1'].flatMap((item) => {
    try {
      return String(value(...Array<number | string>(value.length).fill(item)));
    } catch {
      return [];
    }
  });
}

const PLURALS =
  'cards|checkups|cities|coins|consultations|days|files|friends|gifts|institutions|items|messages|minutes|months|people|' +
  'phones|photos|pictures|pieces|points|policies|reads|reports|seconds|services|steps|tasks|times|uses|years';
/** Matches a wrong English plural: `1 days`. A part of a whole (`1 of 3 days`) or a least number may have a plural. */
const PLURAL_FOR_ONE = new RegExp(`(?<!(?:[\\d.,×-]|\\bof|\\bto|least|last) ?)\\b1 (?:[a-z]+ )?(?:${PLURALS})\\b`);

/** Tells if neither number nor string gives a singular: a function expects only one of the two types. */
function hasPluralForOne(value: unknown): boolean {
  const messages = textsForOne(value);
  return messages.length > 0 && messages.every((text) => PLURAL_FOR_ONE.test(text));
}

export const styleFaults = (language: string, value: unknown): string[] => [
  ...(STYLE[language] ?? []).flatMap(({ fault, pattern }) =>
    textsIn(value).some((text) => pattern.test(text)) ? [fault] : [],
  ),
  ...(language === 'en' && hasPluralForOne(value) ? ['has a plural for one'] : []),
];
