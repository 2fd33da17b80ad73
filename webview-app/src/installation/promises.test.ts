/** Tests that the product's words promise times and money only as the installation says. */
import { afterEach, expect, test, vi } from 'vitest';
import { newPageLoad } from '../../test/page-load.ts';
import { type Promises, promises } from './promises.ts';

type Language = 'en' | 'zh';
type Simpler = (words: unknown, language: Language) => unknown;

const LANGUAGES = ['en', 'zh'] as const;
const WORDS = import.meta.glob<Record<string, unknown>>([
  '../**/words/{en,zh,elder,elder-en,elder-zh}.ts',
  '../**/*words*.ts',
  '../messages/{en,zh,elder,elder-later}.ts',
  '../app/page-descriptions.ts',
  '!../**/*.test.ts',
]);
const SOURCES = import.meta.glob<string>(
  [
    '../**/*.{ts,tsx}',
    '!../**/words/*.ts',
    '!../**/*words*.ts',
    '!../messages/*.ts',
    '!../**/*.test.{ts,tsx}',
    '!./*.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

afterEach(() => vi.unstubAllGlobals());

/** Loads all words of a page load with an installation's values. Returns each text by its file and path. */
async function textsWith(values: object): Promise<Map<string, string>> {
  vi.stubGlobal('installationInTest', values);
  newPageLoad();
  const texts = new Map<string, string>();
  const files = Object.entries(WORDS).map(async ([file, load]) => {
    const { simpler, ...tables } = await load();
    const name = file.replace(/^\.\.\//, '').replace(/(?:\/words)?\/(\w[\w-]*)\.ts$/, '/$1');
    addTexts(tables, name, texts);
    if (typeof simpler !== 'function') return;
    for (const language of LANGUAGES) addTexts((simpler as Simpler)({}, language), `${name}.${language}`, texts);
  });
  await Promise.all(files);
  return texts;
}

/** Matches what a function says of a single value: `months === 12 ? "a year"`. */
const SINGLE_VALUE = /=== \d+ \? (?:"[^"]*"|'[^']*'|`[^`]*`)/g;

/** Adds the texts of a table. Of a function they are the parts of its source that no value fills in. */
function addTexts(value: unknown, path: string, texts: Map<string, string>): void {
  if (typeof value === 'string') texts.set(path, value);
  else if (typeof value === 'function') texts.set(path, withoutValues(String(value).replace(SINGLE_VALUE, '')));
  else if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) texts.set(path, value.join('; '));
  else if (typeof value === 'object' && value !== null)
    for (const [key, entry] of Object.entries(value)) addTexts(entry, `${path}.${key}`, texts);
}

const withoutValues = (source: string): string => source.replace(/\$\{[^}]*\}/g, '¤');

const PROMISE = new RegExp(
  [
    '\\b(?:\\d+|one|two|three|four|five|six|seven|ten|few|half an?) (?:working )?(?:minute|hour|day|week|month|year)s?\\b',
    '\\bwithin (?:an? |¤ )?(?:minute|hour|day)|\\bevery (?:week|month|year)|\\ball year|day before|before each',
    '\\bfull refund|\\bin full|can be refunded|be paid back|goes back to you|guarantee',
    '[\\d一二三四五六七八九十两几半] ?个?(?:工作日|小时|分钟|周|月|年)|[\\d二三四五六七八九十两几半] ?天',
    '每[周月年]|每个月|全年|全额|全部退款|可(?:以)?(?:申请)?退款|退还|前一天|次扣[款钱]以?前|保证',
  ].join('|'),
);

/** Lists texts with such words that promise nothing of the provider's, with the reason. */
const NO_PROMISES: Readonly<Record<string, RegExp>> = {
  'what the app itself does with a draft': /24 hours|24 小时/,
  'how long somebody else takes, for whom the page asks to wait':
    /half a minute|半分钟|few minutes (to reach us|before paying)|几分钟(后再看|才能同步|才查得到)/,
  'how long a text message takes': /It can take a minute|可能(需要|要等)一分钟/,
  'how long the person takes': /只[需要]一分钟/,
  'an answer of the service':
    /^(申请全额退款|全额退款|Full refund( of the card| until)?|已过期，可申请退款|Ready within ¤ days|Answer within ¤ hours)$|`(Ready|Answer) within/,
  'the term of a price, which the service gives': /^\(money\)|一年内有效|有效期/,
  'the rules of an activity': /^(连续 7 天为一轮|连着来 7 天|近 7 天|The last seven days|Seven days in a row)/,
  'advice on health, and the name of a product': /^(每年一次体检|先在家测一周)|health.guarantee/i,
  'uses of a card, not money': /A use that was taken goes back to your card/,
};

const isPromise = (text: string): boolean =>
  PROMISE.test(text) && !Object.values(NO_PROMISES).some((pattern) => pattern.test(text));

test('the words of the product when the installation promises nothing: promise no time and no money', async () => {
  const texts = await textsWith({ promises: {}, service: {} });
  expect([...texts].filter(([, text]) => isPromise(text)).map((entry) => entry.join(': '))).toEqual([]);
});

/** The texts of each promise, by their keys. */
const TEXTS: Readonly<Record<keyof Promises, readonly string[]>> = {
  reportDays: ['examStatus.texts.used', 'report.laterText'],
  sendingDays: ['yoursSent'],
  cardInMinutes: ['card.pendingText', 'pending.text', 'success.paidText'],
  unusedRefund: ['landing.entry.lead', 'list.lead', 'state.refundText'],
  expiredRefund: ['state.over.title'],
  latePaymentRefund: ['state.callOff.mayPay.ask'],
  reminder: ['exam.phoneHint'],
  noticeBeforeCharge: ['sign.justBoundText', 'sign.stopPoints'],
};

test.each(Object.entries(TEXTS))(
  'the promise %s when it is not configured: is not in its texts',
  async (promise, keys) => {
    const all = await textsWith({});
    const others = await textsWith({ promises: { ...promises, [promise]: undefined } });
    const changed = [...all].filter(([path, text]) => others.get(path) !== text);
    for (const language of LANGUAGES) {
      const changedKeys = changed.flatMap(([path]) => path.match(new RegExp(`\\.${language}\\.(.*)`))?.[1] ?? []);
      expect([...new Set(changedKeys)].sort(), language).toEqual(keys);
    }
    expect(changed.filter(([, text]) => !isPromise(text))).toEqual([]);
  },
);

test('the code beside the words: has no promise of time or money', () => {
  const faults = Object.entries(SOURCES).flatMap(([file, source]) => {
    const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gm, '');
    const literals = code.match(/'[^'\n]+'|`[^`]+`|>[^<>{}\n]+</g) ?? [];
    return literals.filter((text) => isPromise(withoutValues(text))).map((text) => `${file}: ${text}`);
  });
  expect(faults).toEqual([]);
});
