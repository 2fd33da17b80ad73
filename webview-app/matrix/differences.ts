/**
 * Declares the intended differences between hosts, each with its reason. All else must be the same in every host's accessible tree. A row
 * is checked both ways: its difference is in each of its cells, and on no other host. A row without a cell in a whole run fails too.
 */
import { hostNamed } from '../../bridge-sdk/src/hosts/index.ts';
import { HOSTS } from '../../native-shims/src/hosts/index.ts';
import { needsLogin } from '../src/app/guards.ts';
import { type RouteId, routes } from '../src/routes.ts';
import type { Row } from '../src/routing/row.ts';
import type { HostId } from './cells.ts';
import { groupsOf } from './compare.ts';
import type { Difference, PageByHost } from './difference.ts';
import { STATE_IDS } from './states.ts';

type Rows = readonly (readonly [id: RouteId, row: Row])[];
const ROWS: Rows = (Object.keys(routes) as RouteId[]).map((id) => [id, routes[id]]);
const idsOf = (rows: Rows): RouteId[] => rows.map(([id]) => id);
const HOST_IDS = Object.keys(HOSTS) as HostId[];
/** Tells if a route opens without a login on a host, or needs none because it opens offline. */
const isOpen = (row: Row, host: HostId): boolean => row.offline === true || !needsLogin(row, hostNamed(host).platform);
const hostsThatAsk = (row: Row): HostId[] => HOST_IDS.filter((host) => !isOpen(row, host));

const BETTER_IN_THE_APP = {
  reason:
    'Outside of the own apps a page that is better in the app says so, unless a login that cannot be read stops it.',
  hosts: ['wechat', 'mini-program', 'wecom', 'browser'],
  node: /^complementary "(?:在App中体验更好|Better in the app)"/,
} as const;
const betterInTheApp = ROWS.filter(([, row]) => row.openApp);
const WITH_NETWORK = STATE_IDS.filter((id) => id !== 'offline');
/** The states in which a page gets its data. */
const LOADED = WITH_NETWORK.filter((id) => id !== 'error');

/** Groups pages that need a login on some hosts only, by these hosts. Offline only these hosts stop, as no session is known. */
const ASKING_BY_HOST = [...groupsOf(ROWS, ([, row]) => hostsThatAsk(row).join()).values()].flatMap(
  (rows): PageByHost[] => {
    const asking = rows[0] ? hostsThatAsk(rows[0][1]) : [];
    const open = HOST_IDS.filter((host) => !asking.includes(host));
    if (asking.length === 0 || open.length === 0) return [];
    return [
      {
        reason:
          'The table of routes asks visitors for a login on some hosts only. Without a network these hosts cannot tell who is signed in, and stop; the others show the page.',
        alike: [open, asking],
        routes: idsOf(rows),
        states: ['offline'],
      },
    ];
  },
);

const APPS = ['android-app', 'ios-app'] as const;
const OUTSIDE = ['wechat', 'mini-program', 'wecom', 'browser'] as const;
const MESSENGERS = ['wechat', 'mini-program', 'wecom'] as const;
const EACH_ALONE = [['wechat'], ['mini-program'], ['wecom'], ['browser'], ['android-app'], ['ios-app']] as const;

export const DIFFERENCES: readonly Difference[] = [
  {
    reason:
      'A browser has no title bar for the page, so the page draws one with a way back. The entry page is the first one, and the login leads there.',
    hosts: ['browser'],
    node: /^banner/,
    routes: /^(?!home\.main$|services\.login$)/,
  },
  { ...BETTER_IN_THE_APP, routes: idsOf(betterInTheApp.filter(([, row]) => isOpen(row, 'browser'))) },
  {
    ...BETTER_IN_THE_APP,
    routes: idsOf(betterInTheApp.filter(([, row]) => !isOpen(row, 'browser'))),
    states: WITH_NETWORK,
  },
  ...ASKING_BY_HOST,
  {
    reason: 'This page names what the host and its client can do, for testers and app teams.',
    alike: EACH_ALONE,
    routes: ['support.hybrid-example'],
  },
  {
    reason: 'A download begins in the way of the host and of its phone; an own app is there already.',
    alike: [['wechat'], ['mini-program'], ['wecom'], ['browser'], APPS],
    routes: /^download\./,
    states: LOADED,
  },
  {
    reason: 'Where the addresses of the files did not come, a page of download says so; an own app is there already.',
    alike: [OUTSIDE, APPS],
    routes: /^download\.(?!medical$)/,
    states: ['offline', 'error'],
  },
  {
    reason:
      'Where the addresses of the files did not come, a browser still has the button that opens an app that is there already.',
    alike: [MESSENGERS, ['browser'], APPS],
    routes: ['download.medical'],
    states: ['offline', 'error'],
  },
  {
    reason: 'An own app opens a report in its own viewer, unless it is too old for that; elsewhere the page draws it.',
    alike: [APPS, OUTSIDE],
    routes: ['content.pdf'],
    states: ['ready', 'empty'],
  },
  {
    reason: 'Only an own app can read the step counter of the phone; elsewhere the page leads to the app.',
    alike: [APPS, OUTSIDE],
    routes: ['health-gold.ios-step-license'],
  },
  {
    reason:
      'Only an own app can read the step counter of the phone; elsewhere the page leads to the app, once the login is known.',
    alike: [APPS, OUTSIDE],
    routes: ['health-gold.step'],
    states: LOADED,
  },
  {
    reason:
      'A browser saves a file for its calendar; the other hosts take no files, so day and place are copied there.',
    alike: [['browser'], [...MESSENGERS, ...APPS]],
    routes: ['checkup.landing-status', 'free-appointment.detail', 'tob-pec.detail', 'tob.state'],
    states: LOADED,
  },
  {
    reason: 'Sharing is in the menu of these clients; elsewhere the page has a button for it.',
    alike: [MESSENGERS, ['android-app', 'ios-app', 'browser']],
    routes: ['content.science', 'content.science-new'],
    states: LOADED,
  },
  {
    reason: 'Sharing is in the menu of these clients; elsewhere the page of a milestone has a button for it.',
    alike: [MESSENGERS, ['android-app', 'ios-app', 'browser']],
    routes: ['activity.milestone'],
    states: ['ready', 'old-app'],
  },
  {
    reason: 'A mini-program cannot open another one from a page; the page tells how to find it.',
    alike: [['mini-program'], ['wechat', 'wecom', 'browser', 'android-app', 'ios-app']],
    routes: ['hand-off.open-minapp'],
    states: ['ready', 'old-app'],
  },
  {
    reason: 'This mini-program has no link of its own, and only an own app opens it without one.',
    alike: [APPS, OUTSIDE],
    routes: ['hand-off.open-minapp-new'],
    states: ['ready', 'old-app'],
  },
  {
    reason: 'Who is in the own app needs no way to get it.',
    hosts: OUTSIDE,
    node: /^region "(?:随时随地使用|Keep them at hand)"/,
    routes: ['rights.claim-success-paid'],
    states: LOADED,
  },
  {
    reason:
      'Nobody is sent to the login of another site without a network; the page says so. A login in the app or in a dialog can be tried.',
    alike: [MESSENGERS, APPS, ['browser']],
    routes: ['services.login'],
    states: ['offline'],
  },
  {
    reason: 'The guide begins with the place in which the person is.',
    alike: [MESSENGERS, APPS, ['browser']],
    routes: ['rights.close-renewal'],
    states: WITH_NETWORK,
  },
];
