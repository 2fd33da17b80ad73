/** Defines the types of a declared difference between hosts. */
import type { RouteId } from '../src/routes.ts';
import type { HostId } from './cells.ts';
import type { StateId } from './states.ts';

interface Scope {
  readonly reason: string;
  /** The routes: a pattern of their ids or a list of ids. Default all. */
  readonly routes?: RegExp | readonly RouteId[];
  /** The states. Default all. */
  readonly states?: readonly StateId[];
}

/** A node that only some hosts have. */
export interface NodeOfHosts extends Scope {
  readonly hosts: readonly HostId[];
  /** Matches the node's line in the tree. The nodes within it belong to the difference. */
  readonly node: RegExp;
}

/** A page about the host itself. Hosts of one group have the same tree, and each group has another tree. */
export interface PageByHost extends Scope {
  readonly alike: readonly (readonly HostId[])[];
}

export type Difference = NodeOfHosts | PageByHost;
