/** Finds texts that a native editor would not let through: punctuation, one form of a word, and words that are no customer's. */
export interface StyleRule {
  readonly fault: string;
  readonly pattern: RegExp;
}

/** By language. A name that the specification gives (a title of the routes) is not among the texts. */
const STYLE: Readonly<Record<string, readonly StyleRule[]>> = {
  zh: [
    {
      fault: 'has a half-width mark beside a Chinese character',
      pattern: /\p{Script=Han}[.,;:!?()]|[,;:!?()]\p{Script=Han}/u,
    },
    { fault: 'ends a Chinese text with a half-width mark', pattern: /\p{Script=Han}.*[.,;:!?]$/u },
    { fault: 'has a heading that does not say what it is about', pattern: /温馨提示|友情提示/ },
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

/** Returns the texts in a value of a word table. A function's are the written parts of its source. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'function') return [];
  const literals = String(value).matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`/g);
  return [...literals].map(
    ([, single, double, template]) => single ?? double ?? (template ?? '').replace(/\$\{[^}]*\}/g, '0'),
  );
}

/** Returns what a function of a word table says of one thing, given as a number and as a text; nothing where it takes other values. */
function saidOfOne(value: unknown): readonly string[] {
  if (typeof value !== 'function') return [];
  return [1, '1'].flatMap((item) => {
    try {
      return String(value(...Array<number | string>(value.length).fill(item)));
    } catch {
      return [];
    }
  });
}

const THINGS =
  'cards|checkups|cities|coins|consultations|days|files|friends|gifts|institutions|items|messages|minutes|months|people|' +
  'phones|photos|pictures|pieces|points|policies|reads|reports|seconds|services|steps|tasks|times|uses|years';
/** English says one of a thing in the singular: `1 day`, not `1 days`. What is a part of a whole, or a least number, may be many. */
const ONE_AS_MANY = new RegExp(`(?<!(?:[\\d.,×-]|\\bof|\\bto|least|last) ?)\\b1 (?:[a-z]+ )?(?:${THINGS})\\b`);

/** True if neither the number nor the text comes in the singular: a function looks at one kind of them. */
function saysOneAsMany(value: unknown): boolean {
  const messages = saidOfOne(value);
  return messages.length > 0 && messages.every((text) => ONE_AS_MANY.test(text));
}

/** Returns the faults of one text of a language. */
export const styleFaults = (language: string, value: unknown): string[] => [
  ...(STYLE[language] ?? []).flatMap(({ fault, pattern }) =>
    textsIn(value).some((text) => pattern.test(text)) ? [fault] : [],
  ),
  ...(language === 'en' && saysOneAsMany(value) ? ['says one in the plural'] : []),
];
