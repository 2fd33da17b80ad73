/** The deepest heading level of an article. */
const DEEPEST = 4;

/** Returns the levels of an article's headings under the page's `h1`. The first is `h2`, each at most one level deeper than its parent. */
export function levelsUnderTitle(levels: readonly number[]): number[] {
  const above: number[] = [];
  return levels.map((level) => {
    while ((above.at(-1) ?? 0) >= level) above.pop();
    above.push(level);
    return Math.min(above.length + 1, DEEPEST);
  });
}
