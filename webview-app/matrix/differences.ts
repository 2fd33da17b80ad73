/**
 * Declares the intended differences between hosts, each with its reason. Otherwise every host must have the same accessible tree. A row
 * is checked both ways: its difference is in each of its cells, and on no other host. A row without a cell in a whole run also fails.
 */
import { hostNamed } from '../../bridge-sdk/src/hosts/index.ts';
import { HOSTS } from '../../native-shims/src/hosts/index.ts';
import { groupsOf } from '../../scripts/workspace/lists.ts';
import { needsLogin } from '../src/app/guards.ts';
import { type RouteId, routes } from '../src/routes.ts';
import type { Row } from '../src/routing/row.ts';
import type { HostId } from './cells.ts';
import type { Difference, PageByHost } from './difference.ts';
import { STATE_IDS } from './states.ts';

type Rows = readonly (readonly [id: RouteId, row: Row])[];
const ROWS: Rows = (Object.keys(routes) as RouteId[]).map((id) => [id, routes[id]]);
const idsOf = (rows: Rows): RouteId[] => rows.map(([id]) => id);
const HOST_IDS = Object.keys(HOSTS) as HostId[];
/** Tells if a route opens without a login on a host. A route that opens offline needs no login. */
const isOpen = (row: Row, host: HostId): boolean => row.offline === true || !needsLogin(row, hostNamed(host).platform);
const hostsWithLogin = (row: Row): HostId[] => HOST_IDS.filter((host) => !isOpen(row, host));

const BETTER_IN_THE_APP = {
  reason:
    'Outside the provider’s apps a page that is better in the app shows a hint, unless a login that cannot be read stops it.',
  hosts: ['wechat', 'mini-program', 'wecom', 'browser'],
  node: /^complementary "(?:在App中体验更好|Better in the app)"/,
} as const;
const betterInTheApp = ROWS.filter(([, row]) => row.openApp);
const WITH_NETWORK = STATE_IDS.filter((id) => id !== 'offline');
/** The states in which a page gets its data. */
const LOADED = WITH_NETWORK.filter((id) => id !== 'error');

/** Groups pages that need a login only on some hosts, by these hosts. Offline, these hosts stop, because no session is known. */
const LOGIN_BY_HOST = [...groupsOf(ROWS, ([, row]) => hostsWithLogin(row).join()).values()].flatMap(
  (rows): PageByHost[] => {
    const loginHosts = rows[0] ? hostsWithLogin(rows[0][1]) : [];
    const openHosts = HOST_IDS.filter((host) => !loginHosts.includes(host));
    if (loginHosts.length === 0 || openHosts.length === 0) return [];
    return [
      {
        reason:
          'The table of routes requires a login only on some hosts. Without a network these hosts do not know who is logged in, and stop. The others show the page.',
        alike: [openHosts, loginHosts],
        routes: idsOf(rows),
        states: ['offline'],
      },
    ];
  },
);

const APPS = ['android-app', 'ios-app'] as const;
const OUTSIDE = ['wechat', 'mini-program', 'wecom', 'browser'] as const;
const MESSENGERS = ['wechat', 'mini-program', 'wecom'] as const;
const EACH_SEPARATE = [['wechat'], ['mini-program'], ['wecom'], ['browser'], ['android-app'], ['ios-app']] as const;

export const DIFFERENCES: readonly Difference[] = [
  {
    reason:
      'A browser has no title bar for the page, so the page has one with a back button. The entry page and the login have no previous page.',
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
  ...LOGIN_BY_HOST,
  {
    reason: 'This page lists what the host and its client support, for testers and app teams.',
    alike: EACH_SEPARATE,
    routes: ['support.hybrid-example'],
  },
  {
    reason: 'A download begins as the host and its phone allow. The provider’s app is already installed.',
    alike: [['wechat'], ['mini-program'], ['wecom'], ['browser'], APPS],
    routes: /^download\./,
    states: LOADED,
  },
  {
    reason:
      'If the addresses of the files did not load, a download page shows that. The provider’s app is already installed.',
    alike: [OUTSIDE, APPS],
    routes: /^download\.(?!medical$)/,
    states: ['offline', 'error'],
  },
  {
    reason: 'If the addresses of the files did not load, a browser still has the button that opens an installed app.',
    alike: [MESSENGERS, ['browser'], APPS],
    routes: ['download.medical'],
    states: ['offline', 'error'],
  },
  {
    reason:
      'The provider’s app opens a report in its viewer, unless it is too old for that. Elsewhere the page renders it.',
    alike: [APPS, OUTSIDE],
    routes: ['content.pdf'],
    states: ['ready', 'empty'],
  },
  {
    reason: 'Only the provider’s app can read the step counter of the phone. Elsewhere the page links to the app.',
    alike: [APPS, OUTSIDE],
    routes: ['health-gold.ios-step-license'],
  },
  {
    reason:
      'Only the provider’s app can read the step counter of the phone. Elsewhere the page links to the app, once the login is known.',
    alike: [APPS, OUTSIDE],
    routes: ['health-gold.step'],
    states: LOADED,
  },
  {
    reason:
      'A browser saves a file for its calendar. The other hosts accept no files, so day and place are copied there.',
    alike: [['browser'], [...MESSENGERS, ...APPS]],
    routes: ['checkup.landing-status', 'free-appointment.detail', 'tob-pec.detail', 'tob.state'],
    states: LOADED,
  },
  {
    reason: 'Sharing is in the menu of these clients. Elsewhere the page has a button for it.',
    alike: [MESSENGERS, ['android-app', 'ios-app', 'browser']],
    routes: ['content.science', 'content.science-new'],
    states: LOADED,
  },
  {
    reason: 'Sharing is in the menu of these clients. Elsewhere the page of a milestone has a button for it.',
    alike: [MESSENGERS, ['android-app', 'ios-app', 'browser']],
    routes: ['activity.milestone'],
    states: ['ready', 'old-app'],
  },
  {
    reason: 'A mini-program cannot open another one from a page. The page explains how to find it.',
    alike: [['mini-program'], ['wechat', 'wecom', 'browser', 'android-app', 'ios-app']],
    routes: ['hand-off.open-minapp'],
    states: ['ready', 'old-app'],
  },
  {
    reason: 'This mini-program has no web address, and only the provider’s app opens it without one.',
    alike: [APPS, OUTSIDE],
    routes: ['hand-off.open-minapp-new'],
    states: ['ready', 'old-app'],
  },
  {
    reason: 'A person in the provider’s app needs no link to get it.',
    hosts: OUTSIDE,
    node: /^region "(?:随时随地使用|Keep them at hand)"/,
    routes: ['rights.claim-success-paid'],
    states: LOADED,
  },
  {
    reason:
      'Without a network no one is sent to the login of another site, and the page shows that. A login in the app or in a dialog can be tried.',
    alike: [MESSENGERS, APPS, ['browser']],
    routes: ['services.login'],
    states: ['offline'],
  },
  {
    reason: 'The guide begins with the host in which the person is.',
    alike: [MESSENGERS, APPS, ['browser']],
    routes: ['rights.close-renewal'],
    states: WITH_NETWORK,
  },
];
