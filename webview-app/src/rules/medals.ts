/** The order of medals, and what is missing for them. */

/** As much of a medal as the rules need. */
export interface MedalState {
  readonly gained: boolean;
  readonly gainedOn?: string | undefined;
  readonly progress: number;
  readonly target: number;
}

/** Returns how far it is: 0 to 1. A medal is gained by the service's word alone, never by its numbers. */
export const shareOf = ({ gained, progress, target }: MedalState): number =>
  gained ? 1 : target > 0 ? Math.min(1, progress / target) : 0;

export const missingOf = ({ progress, target }: MedalState): number => Math.max(0, target - progress);

export interface MedalGroups<T> {
  /** The newest first. */
  readonly gained: readonly T[];
  /** The nearest of those to come; undefined where all are gained. */
  readonly next: T | undefined;
  /** The others to come, the nearest first. */
  readonly open: readonly T[];
}

/** Puts medals in the order in which a person looks for them. */
export function groupsOf<T extends MedalState>(medals: readonly T[]): MedalGroups<T> {
  const gained = medals
    .filter((medal) => medal.gained)
    .sort((a, b) => (b.gainedOn ?? '').localeCompare(a.gainedOn ?? ''));
  const [next, ...open] = medals.filter((medal) => !medal.gained).sort((a, b) => shareOf(b) - shareOf(a));
  return { gained, next, open };
}
