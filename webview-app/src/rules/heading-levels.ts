/** The deepest heading of an article. */
const DEEPEST = 4;

/**
 * Gives the headings of an article, by their levels in its own text, their levels under the page's `h1`: the first one is `h2`, and none
 * is more than one deeper than the one that it stands under.
 */
export function levelsUnderTitle(levels: readonly number[]): number[] {
  const above: number[] = [];
  return levels.map((level) => {
    while ((above.at(-1) ?? 0) >= level) above.pop();
    above.push(level);
    return Math.min(above.length + 1, DEEPEST);
  });
}
