/**
 * Tests what a person sees after a slip of an editor in a static file: the rest of the file, or that the content cannot be had. Each slip that
 * the server answers with is one notice. `client/static-slips.test.ts` tests every key of every file.
 */
import { expect, test, vi } from 'vitest';
import { newBrowser, see, sees, soon } from '../../test/open-app.tsx';
import { testsWholePages } from '../../test/whole-pages.ts';

testsWholePages('browser');

const HOME = ['medical/index', '/'] as const;
const SALE = ['medical-page-options/pecsale/yj_gefmtj', '/pecSale/yj_gefmtj'] as const;
const CARD = ['rights/v2', '/rights/claim-rights-paid'] as const;
const CLAIM = ['rights/v2', '/rights/claim-rights'] as const;
const INVITE = ['invite-friends', '/invite-friends'] as const;
const OVERSEAS = ['overseas', '/overseas/yj_gefmtj/O1001'] as const;
const SOS = ['sos', '/sos/yj_gefmtj/O1001'] as const;
const MINAPP = ['mini-program-open', '/activity/open-minapp'] as const;
const STOCK = ['lego-activity/stock', '/activity/stock'] as const;
const ARTICLES = ['health-article', '/science-list'] as const;

/** The pages that need a login. */
const PERSONAL: readonly string[] = [INVITE, OVERSEAS, SOS, STOCK].map(([, page]) => page);

const UNREADABLE = 'This can’t be shown right now';
const FAILED = 'Something went wrong';
const TIMED_OUT = 'This is taking too long';
const BUY = 'Buy now';

/** Rows: the file with its page, the slip (an editing mistake) with the pointer of the changed value, and a text of the page. */
const SLIPS: readonly (readonly [
  fileAndPage: readonly [file: string, page: string],
  slip: Slip,
  pointer: string,
  text: string,
])[] = [
  [HOME, 'wrong', '/groups/0/entries/0/link', 'Checkup packages'],
  [HOME, 'missing', '/banners', 'Checkup packages'],
  [HOME, 'renamed', '/groups/0/entries/0/icon', 'Checkup packages'],
  [HOME, 'half', '', UNREADABLE],
  [HOME, 'empty', '', UNREADABLE],
  [HOME, 'failing', '', FAILED],
  [HOME, 'late', '', TIMED_OUT],
  [SALE, 'wrong', '/salesVolume', BUY],
  [SALE, 'missing', '/cityCount', BUY],
  [SALE, 'renamed', '/groups/0/why', BUY],
  [SALE, 'wrong', '/title', UNREADABLE],
  [SALE, 'half', '', UNREADABLE],
  [SALE, 'empty', '', UNREADABLE],
  [SALE, 'failing', '', FAILED],
  [SALE, 'late', '', TIMED_OUT],
  [CARD, 'missing', '/sale', UNREADABLE],
  [CARD, 'wrong', '/agreementNo', UNREADABLE],
  [CARD, 'half', '', UNREADABLE],
  [CARD, 'failing', '', FAILED],
  [CLAIM, 'wrong', '/sale', 'Claim for free'],
  [CLAIM, 'late', '', TIMED_OUT],
  [INVITE, 'wrong', '/banner', 'Your invitations'],
  [INVITE, 'missing', '/endAt', UNREADABLE],
  [OVERSEAS, 'missing', '/phone', UNREADABLE],
  [OVERSEAS, 'renamed', '/countries/0/desc', 'Countries and their strengths'],
  [SOS, 'wrong', '/firstAid', 'From abroad'],
  [SOS, 'failing', '', 'From abroad'],
  [MINAPP, 'wrong', '/list/0/path', 'Which mini-program would you like to open?'],
  [MINAPP, 'empty', '', UNREADABLE],
  [STOCK, 'renamed', '/blocks/0/id', 'This time'],
  [STOCK, 'half', '', UNREADABLE],
  [ARTICLES, 'wrong', '/title', 'Health articles'],
];
type Slip = keyof typeof CHANGES;
type Holder = Record<string, unknown>;

const json = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'application/json' } });

/** Returns a copy of a file with another value at a pointer. */
function changed(file: unknown, pointer: string, change: (holder: Holder, key: string) => void): unknown {
  const copy = structuredClone(file);
  const keys = pointer.split('/').slice(1);
  const lastKey = keys.pop() ?? '';
  change(
    keys.reduce((holder, key) => holder[key] as Holder, copy as Holder),
    lastKey,
  );
  return copy;
}

const rename = (holder: Holder, key: string) => {
  holder[`${key}Text`] = holder[key];
  Reflect.deleteProperty(holder, key);
};

const CHANGES = {
  wrong: (file: unknown, pointer: string) =>
    changed(file, pointer, (holder, key) =>
      Object.assign(holder, { [key]: typeof holder[key] === 'number' ? '1200' : 7 }),
    ),
  missing: (file: unknown, pointer: string) =>
    changed(file, pointer, (holder, key) => Reflect.deleteProperty(holder, key)),
  renamed: (file: unknown, pointer: string) => changed(file, pointer, rename),
  half: (file: unknown) => json(JSON.stringify(file).slice(0, 200)),
  empty: () => json(''),
  failing: () => json('', 503),
  late: (file: unknown) => file,
} as const;

/** Shortens the time that a request may take. */
const TIMEOUT_MS = 10_000;
function shortenTimeouts(): void {
  const real = globalThis.setTimeout;
  const shorter = (...[run, ms, ...rest]: Parameters<typeof setTimeout>) =>
    real(run, ms === TIMEOUT_MS ? 500 : ms, ...rest);
  vi.stubGlobal('setTimeout', shorter);
}

test.each(SLIPS.map(([[file, page], ...row]) => [file, page, ...row] as const))(
  'the file %s of the page %s when it has a slip (%s %s): the page shows “%s”, and one notice is sent',
  async (file, page, slip, pointer, text) => {
    const browser = newBrowser();
    if (PERSONAL.includes(page)) await browser.logIn('13800138000');
    const notices: { code: string; path?: string }[] = [];
    const paths = ['.json', '.en.json'].map((end) => `/static-config/${file}${end}`);
    browser.alter(({ path }, answer, body) => {
      if (path.endsWith('febot-notice')) notices.push(JSON.parse(String(body)));
      return paths.includes(path) ? CHANGES[slip](answer, pointer) : answer;
    });
    if (slip === 'late') {
      shortenTimeouts();
      for (const path of paths) browser.hold(path);
    }
    await browser.open(page);
    await see(text);
    const expected = pointer
      ? [{ code: 'SHAPE', path: pointer }]
      : { half: 'SHAPE', empty: 'SHAPE', failing: 'HTTP' }[slip as 'half'];
    const seen = () => notices.map(({ code, path }) => (path ? { code, path } : code));
    await soon(() => expect(seen()).toEqual(expected === undefined ? [] : [expected].flat()));
    if ([UNREADABLE, FAILED, TIMED_OUT].includes(text)) {
      expect(sees('Try again')).toBe(true);
      expect([BUY, 'Get the card'].some((words) => sees(words))).toBe(false);
    }
  },
);
