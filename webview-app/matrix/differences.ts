/**
 * Differences between hosts that are meant, each with its reason. All else must be the same in every host's accessible tree. A row is checked
 * both ways: what it declares is there in each of its cells, and no other host has it; a row that a whole run never meets fails too.
 */
import { type RouteId, routes } from '../src/routes.ts';
import type { HostId } from './cells.ts';
import type { StateId } from './states.ts';

interface Place {
  readonly reason: string;
  /** Routes whose ids match, or those of a list; default all. */
  readonly routes?: RegExp | readonly RouteId[];
  /** States; default all. */
  readonly states?: readonly StateId[];
}

/** A node that only some hosts have. */
export interface NodeOfHosts extends Place {
  readonly hosts: readonly HostId[];
  /** The node's line of the tree; all within it belongs to it. */
  readonly node: RegExp;
}

/** A page that is about the host itself: the hosts of one group have the same tree, those of two groups have two. */
export interface PageByHost extends Place {
  readonly alike: readonly (readonly HostId[])[];
}

export type Difference = NodeOfHosts | PageByHost;

/** Returns the routes whose rows are better seen in the app. */
const betterInTheApp = (Object.keys(routes) as RouteId[]).filter((id) => 'openApp' in routes[id]);

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
    routes: /^(?!entry\.(?:home|service-login)$)/,
  },
  {
    reason: 'Outside of the own apps a page that is better in the app says so.',
    hosts: OUTSIDE,
    node: /^complementary "(?:在App中体验更好|Better in the app)"/,
    routes: betterInTheApp,
  },
  {
    reason: 'This page names what the host and its client can do, for testers and app teams.',
    alike: EACH_ALONE,
    routes: ['other.hybrid-example'],
  },
  {
    reason: 'A download begins in the way of the host and of its phone; an own app is there already.',
    alike: [['wechat'], ['mini-program'], ['wecom'], ['browser'], APPS],
    routes: /^download\./,
  },
  {
    reason: 'An own app opens a report in its own viewer; elsewhere the page draws it.',
    alike: [APPS, OUTSIDE],
    routes: ['content.pdf'],
  },
  {
    reason: 'Only an own app can read the step counter of the phone; elsewhere the page leads to the app.',
    alike: [APPS, OUTSIDE],
    routes: ['health-gold.step', 'health-gold.ios-step-license'],
  },
  {
    reason: 'Sharing is in the menu of these clients; elsewhere the page has a button for it.',
    alike: [MESSENGERS, ['android-app', 'ios-app', 'browser']],
    routes: ['content.science', 'content.science-new', 'other.milestone'],
  },
  {
    reason: 'A mini-program cannot open another one from a page; the page tells how to find it.',
    alike: [['mini-program'], ['wechat', 'wecom', 'browser', 'android-app', 'ios-app']],
    routes: ['other.open-minapp'],
  },
  {
    reason: 'This mini-program has no link of its own, and only an own app opens it without one.',
    alike: [APPS, OUTSIDE],
    routes: ['other.open-minapp-new'],
  },
  {
    reason: 'The guide begins with the place in which the person is.',
    alike: [MESSENGERS, APPS, ['browser']],
    routes: ['rights.close-renewal'],
  },
];
