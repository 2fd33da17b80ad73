/**
 * Selects the hosts of each spec, in three forms. `npm run e2e` runs a spec on every able host. The sample of `npm run test:long` uses a
 * single host, except for specs in `HOST_SPECIFIC`, whose steps differ between hosts. `npm test` runs only `QUICK`, without tests tagged
 * `@long`. Tests tagged `@one-host` run only in a browser there.
 */

/** Restricts specs to a host, or to a kind of host. */
const ONLY_ON: Readonly<Record<string, RegExp>> = {
  screens: /^ios-app$/,
  elder: /^ios-app$/,
  // The app logs in by itself, and pays without a cashier's page.
  'tap-counts': /^ios-app$/,
  'long-names': /^ios-app$/,
  'mini-program': /^mini-program$/,
  'too-old': /^wecom$/,
  // Only own apps use the single file.
  'single-file': /^(android-app.*|ios-app)$/,
  watchdog: /^(android-app.*|ios-app)$/,
  offline: /^(android-app.*|ios-app)$/,
  'third-party-login': /^wechat-/,
  'address-secrets': /^(wechat-.*|browser)$/,
  // Persons with a keyboard use a browser, whose pages have a title bar and a login sheet.
  keyboard: /^browser$/,
  // Only a browser shows the page's login sheet.
  'login-sheet': /^browser$/,
  // Two tabs need a host with tabs or windows.
  'other-tab': /^(browser|wechat-ios)$/,
  // These specs test the web build, independent of the host.
  ...Object.fromEntries(
    [
      ...[
        'ask-pictures',
        'booking-steps',
        'changes',
        'chat-long',
        'dead-release',
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
        'foreign-backend',
        'maintenance',
        'measured-events',
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

/** Matches a host's third and fourth setup, which run only the journey. */
const HAS_JOURNEY_ALONE = /-(old|new)$/;

/** Lists the sample's hosts, which log in by a dialog, an app and another site, and pay in two ways. */
const SAMPLE_HOSTS = ['browser', 'ios-app', 'wechat-ios'] as const;

/** Lists specs that the sample runs on several hosts, with reasons. */
const HOST_SPECIFIC: Readonly<Record<string, readonly string[]>> = {
  // Each host logs in and pays differently. Each version and channel of the Android app is included, but not all four pairs.
  journey: [...SAMPLE_HOSTS, 'wechat-android', 'mini-program', 'wecom', 'android-app', 'android-app-java'],
  // The mini-program pays on a separate page.
  payment: [...SAMPLE_HOSTS, 'mini-program'],
  // A session is restored by a cookie, by the app's token or by a ticket.
  session: SAMPLE_HOSTS,
  // An invitation is shared by a menu or by a sheet.
  campaign: ['ios-app', 'wechat-ios'],
  // The next person's session comes from the account service's cookie, or from a third party's.
  'other-tab': ['browser', 'wechat-ios'],
  // A browser saves a file, unlike an app's web view.
  calendar: ['browser', 'ios-app'],
  // The title's place, the login and the hand-off to an app differ.
  frame: SAMPLE_HOSTS,
  // Secrets of two kinds of login leave the address.
  'address-secrets': ['browser', 'wechat-ios'],
  // An app reports the phone's steps. Elsewhere the page links to the app.
  'health-gold': SAMPLE_HOSTS,
  // Two kinds of host differ in login, share and way back.
  content: ['browser', 'wechat-ios'],
  // The download uses a store, the host's menu, or the installed app.
  download: SAMPLE_HOSTS,
  // Another provider's app, on the six hosts.
  'other-brand': [...SAMPLE_HOSTS, 'mini-program', 'wecom', 'android-app'],
  // Each platform has its own way to keep and open a file.
  offline: ['android-app', 'ios-app'],
};

/** Lists the specs of `npm test`: login, payment, privacy, and the start of the app. */
const QUICK: Readonly<Record<string, readonly string[]>> = {
  // Includes the six hosts.
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

/** Lists specs that the sample runs on this host, as only it has a step that they test. */
const BEST_ON: Readonly<Record<string, string>> = {
  // The messenger asks whether it may send reminders.
  claim: 'wechat-ios',
};

const runsOn = (spec: string, host: string): boolean =>
  HAS_JOURNEY_ALONE.test(host) ? spec === 'journey' : (ONLY_ON[spec] ?? /^/).test(host);

/** Selects a host by the spec's name, so that the choice does not depend on other specs. */
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
  const named = HOST_SPECIFIC[spec] ?? (BEST_ON[spec] === undefined ? undefined : [BEST_ON[spec]]);
  if (named) return able.filter((host) => named.includes(host));
  const usual = SAMPLE_HOSTS.filter((host) => able.includes(host));
  return inTurn(spec, usual.length > 0 ? usual : able);
}

/** Returns the tags of the tests that a host does not run in this form. */
export const excludedTags = (host: string, form: Form): RegExp[] =>
  form === 'quick' ? [/@long/, ...(host === 'browser' ? [] : [/@one-host/])] : [];

/** Lists every spec in these tables. */
export const NAMED_SPECS: readonly string[] = [ONLY_ON, HOST_SPECIFIC, QUICK, BEST_ON].flatMap((table) =>
  Object.keys(table),
);
