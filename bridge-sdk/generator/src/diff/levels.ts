/** Lists the levels of a release, each named after the version part that rises. */
export const LEVELS = ['patch', 'minor', 'major'] as const;
export type Level = (typeof LEVELS)[number];

/** Describes a change of the public interface with its reason. */
export interface Change {
  readonly level: Level;
  readonly reason: string;
}

export const rankOf = (level: Level): number => LEVELS.indexOf(level);

/** Returns the highest level, or `patch` without levels. */
export const highest = (levels: readonly Level[]): Level =>
  levels.reduce((most, level) => (rankOf(level) > rankOf(most) ? level : most), 'patch');

/** Returns a level's name for the next version. Before 1.0.0 a major change raises the minor part. */
export const levelFrom = (version: string, level: Level): Level =>
  version.startsWith('0.') && level === 'major' ? 'minor' : level;
