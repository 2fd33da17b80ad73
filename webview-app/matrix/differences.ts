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

export const DIFFERENCES: readonly Difference[] = [
  {
    reason:
      'A browser has no title bar for the page, so the page draws one with a way back; the entry page is the first page.',
    hosts: ['browser'],
    node: /^banner/,
    routes: /^(?!entry\.home$)/,
  },
  {
    reason: 'Outside of the own apps a page that is better in the app says so.',
    hosts: ['wechat', 'mini-program', 'wecom', 'browser'],
    node: /^complementary "(?:在App中体验更好|Better in the app)"/,
    routes: betterInTheApp,
  },
];
