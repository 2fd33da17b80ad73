/** Lists the parts of a version that a release may raise, the lowest first. */
export const LEVELS = ['patch', 'minor', 'major'] as const;
export type Level = (typeof LEVELS)[number];

/** Describes one public change: its level and the reason for a reader. */
export interface Change {
  readonly level: Level;
  readonly reason: string;
}

export const rankOf = (level: Level): number => LEVELS.indexOf(level);

/** Returns the highest level. `patch` for an empty list. */
export const highest = (levels: readonly Level[]): Level =>
  levels.reduce((maximum, level) => (rankOf(level) > rankOf(maximum) ? level : maximum), 'patch');

/** Returns the level for the next version: before 1.0.0 a major change raises the minor part. */
export const levelFrom = (version: string, level: Level): Level =>
  version.startsWith('0.') && level === 'major' ? 'minor' : level;
