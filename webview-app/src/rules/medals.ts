/** Sorts medals and computes their progress. */

/** The fields of a medal that the rules need. */
export interface MedalState {
  readonly gained: boolean;
  readonly gainedOn?: string | undefined;
  readonly progress: number;
  readonly target: number;
}

/** Returns the progress of a medal, 0 to 1. Only the service's flag makes a medal gained, never its numbers. */
export const progressOf = ({ gained, progress, target }: MedalState): number =>
  gained ? 1 : target > 0 ? Math.min(1, progress / target) : 0;

export const missingOf = ({ progress, target }: MedalState): number => Math.max(0, target - progress);

export interface MedalGroups<T> {
  /** The gained medals, newest first. */
  readonly gained: readonly T[];
  /** The nearest medal that is not gained. Undefined if all are gained. */
  readonly next: T | undefined;
  /** The other medals that are not gained, nearest first. */
  readonly open: readonly T[];
}

export function groupsOf<T extends MedalState>(medals: readonly T[]): MedalGroups<T> {
  const gained = medals
    .filter((medal) => medal.gained)
    .sort((a, b) => (b.gainedOn ?? '').localeCompare(a.gainedOn ?? ''));
  const [next, ...open] = medals.filter((medal) => !medal.gained).sort((a, b) => progressOf(b) - progressOf(a));
  return { gained, next, open };
}
