/**
 * Differences between hosts that are meant, each with its reason. All else must be the same in every host's accessible tree. A row is checked
 * both ways: in each of its cells, each of its hosts has the node, and no other host has it; a row that a whole run never meets fails too.
 */
import type { HostId } from './cells.ts';
import type { StateId } from './states.ts';

export interface Difference {
  readonly reason: string;
  /** Hosts that have the node. */
  readonly hosts: readonly HostId[];
  /** The node's line of the tree; all within it belongs to it. */
  readonly node: RegExp;
  /** Routes whose ids match; default all. */
  readonly routes?: RegExp;
  /** States; default all. */
  readonly states?: readonly StateId[];
}

export const DIFFERENCES: readonly Difference[] = [
  {
    reason:
      'A browser has no title bar of the page’s, so the page draws one with a way back; the entry page is the first page.',
    hosts: ['browser'],
    node: /^banner/,
    routes: /^(?!entry\.home$)/,
  },
];
