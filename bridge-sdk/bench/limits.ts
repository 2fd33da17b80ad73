/** Describes a limit. `goal` is the aim. The run fails above `max`, which exceeds the goal only where it is not met yet. */
interface Limit {
  readonly goal: number;
  readonly max: number;
}

export const LIMITS = {
  oneByOne: { goal: 1.1, max: 1.2 },
  inOneTick: { goal: 1.15, max: 1.25 },
  batched: { goal: 0.35, max: 0.35 },
  lost: { goal: 0, max: 0 },
  retainedBytes: { goal: 2, max: 2 },
  reports: { goal: 0, max: 0 },
  // Allows more for wall-clock time, which other programs on the machine lengthen.
  start: { goal: 1.5, max: 2 },
} as const satisfies Record<string, Limit>;
