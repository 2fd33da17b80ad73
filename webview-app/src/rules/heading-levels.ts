/** The deepest heading level of an article. */
const MAX_LEVEL = 4;

/** Returns the levels of an article's headings under the page's `h1`. The first heading is `h2`, each heading at most one level deeper than its parent. */
export function levelsUnderTitle(levels: readonly number[]): number[] {
  const openLevels: number[] = [];
  return levels.map((level) => {
    while ((openLevels.at(-1) ?? 0) >= level) openLevels.pop();
    openLevels.push(level);
    return Math.min(openLevels.length + 1, MAX_LEVEL);
  });
}
