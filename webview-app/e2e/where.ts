/**
 * The hosts of each spec, in three forms. `npm run e2e` runs a spec on every host that has what it is about. The sample, as
 * `npm run test:long` runs, has one, unless the spec proves a step that hosts do in ways of their own: those are in `IN_ITS_OWN_WAY`.
 * `npm test` has the specs of `QUICK` alone, and of these no test with the tag `@long`; those with `@one-host` run in a browser alone.
 */

/** Specs that need one host, or a kind of it; all others need none. */
const ONLY_ON: Readonly<Record<string, RegExp>> = {
  screens: /^ios-app$/,
  elder: /^ios-app$/,
  // The app logs in by itself, and pays without a cashier's page.
  'tap-counts': /^ios-app$/,
  'long-names': /^ios-app$/,
  'mini-program': /^mini-program$/,
  'too-old': /^wecom$/,
  // The single file is for the own apps.
  'single-file': /^(android-app.*|ios-app)$/,
  watchdog: /^(android-app.*|ios-app)$/,
  offline: /^(android-app.*|ios-app)$/,
  'third-login': /^wechat-/,
  'address-secrets': /^(wechat-.*|browser)$/,
  // Whoever has a keyboard has a browser; its pages have a title bar and a login of their own.
  keyboard: /^browser$/,
  // The page's own login.
  'login-sheet': /^browser$/,
  // Two tabs need a host that has tabs, or windows.
  'other-tab': /^(browser|wechat-ios)$/,
  // These look at the web build, whatever the host.
  ...Object.fromEntries(
    [
      ...[
        'ask-pictures',
        'booking-steps',
        'chat-long',
        'done-once',
        'fields',
        'first-load',
        'hostile-article',
        'new-release',
        'next-person',
      ],
      ...[
        'acting-for',
        'browser-cache',
        'many-rows',
        'elder-switch',
        'first-page',
        'debugger',
        'page-worker',
        'policy',
        'report',
        'start-page',
        'taps',
        'translator',
        'two-phones',
        'two-tabs',
        'ui',
      ],
    ].map((spec) => [spec, /^browser$/]),
  ),
};

/** A third and fourth setup of a host: they have the journey alone. */
const HAS_JOURNEY_ALONE = /-(old|new)$/;

/** The three hosts of the sample: they log in by a dialog, by the app and by a page of another site, and pay in two ways. */
const SAMPLE_HOSTS = ['browser', 'ios-app', 'wechat-ios'] as const;

/** Specs that the sample has on more hosts than one, and why. */
const IN_ITS_OWN_WAY: Readonly<Record<string, readonly string[]>> = {
  // Each host logs in and pays in its own way. Each version and each channel of the Android app is there, but not all four pairs.
  journey: [...SAMPLE_HOSTS, 'wechat-android', 'mini-program', 'wecom', 'android-app', 'android-app-java'],
  // The mini-program pays on a page of its own.
  payment: [...SAMPLE_HOSTS, 'mini-program'],
  // A session is restored by a cookie, by the app's token or by a ticket.
  session: SAMPLE_HOSTS,
  // An invitation is shared by a menu or by a sheet.
  campaign: ['ios-app', 'wechat-ios'],
  // The next person comes by the account service's cookie, or by a third party's.
  'other-tab': ['browser', 'wechat-ios'],
  // A browser saves a file; an app's web view does not.
  calendar: ['browser', 'ios-app'],
  // The title's place, the login and the hand-off to an app.
  frame: SAMPLE_HOSTS,
  // Secrets of two kinds of login leave the address.
  'address-secrets': ['browser', 'wechat-ios'],
  // An app tells the phone's steps; elsewhere the page leads to the app.
  'health-gold': SAMPLE_HOSTS,
  // What comes back every day is proved on two kinds of host: the login in the middle, the share and the way back differ.
  content: ['browser', 'wechat-ios'],
  // A store, the host's menu, or the app itself that is there already.
  download: SAMPLE_HOSTS,
  // Each platform has its own way to keep and open a file.
  offline: ['android-app', 'ios-app'],
};

/** The specs of `npm test`: who gets in, who pays, who sees what, and that the app opens. */
const QUICK: Readonly<Record<string, readonly string[]>> = {
  // The six hosts.
  journey: ['wechat-ios', 'mini-program', 'wecom', 'android-app', 'ios-app', 'browser'],
  payment: ['browser'],
  session: ['browser'],
  policy: ['browser'],
  'first-load': ['browser'],
  'single-file': ['ios-app'],
  'two-tabs': ['browser'],
  'next-person': ['browser'],
  'browser-cache': ['browser'],
  'done-once': ['browser'],
  'other-tab': ['browser'],
  screens: ['ios-app'],
  fields: ['browser'],
};

/** Specs that the sample has on this host, because only this one goes a way that they look at. */
const BEST_ON: Readonly<Record<string, string>> = {
  // The messenger asks whether it may send reminders.
  claim: 'wechat-ios',
};

const runsOn = (spec: string, host: string): boolean =>
  HAS_JOURNEY_ALONE.test(host) ? spec === 'journey' : (ONLY_ON[spec] ?? /^/).test(host);

/** Returns one of the hosts by the spec's name: always the same one, whatever specs come and go. */
function inTurn(spec: string, hosts: readonly string[]): readonly string[] {
  const sum = [...spec].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return hosts.slice(sum % hosts.length).slice(0, 1);
}

export type Form = 'all' | 'sample' | 'quick';

/** Returns the form that the environment asks for: `QUICK=1`, `SAMPLE=1`, or all. */
export const formOf = (env: NodeJS.ProcessEnv): Form =>
  env['QUICK'] === '1' ? 'quick' : env['SAMPLE'] === '1' ? 'sample' : 'all';

/** Returns the hosts of a spec (its name without `.spec.ts`) among all hosts. */
export function hostsOf(spec: string, all: readonly string[], form: Form): readonly string[] {
  const able = all.filter((host) => runsOn(spec, host));
  if (form === 'all') return able;
  if (form === 'quick') return able.filter((host) => QUICK[spec]?.includes(host));
  const named = IN_ITS_OWN_WAY[spec] ?? (BEST_ON[spec] === undefined ? undefined : [BEST_ON[spec]]);
  if (named) return able.filter((host) => named.includes(host));
  const usual = SAMPLE_HOSTS.filter((host) => able.includes(host));
  return inTurn(spec, usual.length > 0 ? usual : able);
}

/** Returns the tags of the tests that a host does not run in this form. */
export const leftOut = (host: string, form: Form): RegExp[] =>
  form === 'quick' ? [/@long/, ...(host === 'browser' ? [] : [/@one-host/])] : [];

/** Every spec that a table here names. */
export const NAMED_SPECS: readonly string[] = [ONLY_ON, IN_ITS_OWN_WAY, QUICK, BEST_ON].flatMap((table) =>
  Object.keys(table),
);
