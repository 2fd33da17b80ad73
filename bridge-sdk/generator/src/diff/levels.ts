/** The level of a release is the part of its version that rises. */
export const LEVELS = ['patch', 'minor', 'major'] as const;
export type Level = (typeof LEVELS)[number];

/** One change of what is public, with what a person reads of it. */
export interface Change {
  readonly level: Level;
  readonly reason: string;
}

export const rankOf = (level: Level): number => LEVELS.indexOf(level);

/** Returns the highest level; `patch` where there is none. */
export const highest = (levels: readonly Level[]): Level =>
  levels.reduce((most, level) => (rankOf(level) > rankOf(most) ? level : most), 'patch');

/** Returns what a level is called in the next version: before 1.0.0 a major change raises the minor part. */
export const levelFrom = (version: string, level: Level): Level =>
  version.startsWith('0.') && level === 'major' ? 'minor' : level;
