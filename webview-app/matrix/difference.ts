/** The types of a declared difference between hosts. */
import type { RouteId } from '../src/routes.ts';
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
