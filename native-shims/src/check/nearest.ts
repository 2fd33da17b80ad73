/** Returns the name closest to a misspelled one, or undefined if none is close. Ignores case. */
export function nearest(misspelled: string, names: readonly string[]): string | undefined {
  const maxDistance = Math.max(2, Math.floor(misspelled.length / 3));
  const [best] = names
    .map((name) => ({ name, distance: distanceOf(misspelled.toLowerCase(), name.toLowerCase()) }))
    .filter(({ distance }) => distance <= maxDistance)
    .sort((a, b) => a.distance - b.distance);
  return best?.name;
}

/** Returns the edit distance (Levenshtein) of two texts. */
function distanceOf(from: string, to: string): number {
  let costs = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [i, character] of [...from].entries()) {
    const nextCosts = [i + 1];
    for (let j = 1; j <= to.length; j++) {
      const substitution = (costs[j - 1] ?? 0) + (character === to[j - 1] ? 0 : 1);
      nextCosts[j] = Math.min(substitution, (costs[j] ?? 0) + 1, (nextCosts[j - 1] ?? 0) + 1);
    }
    costs = nextCosts;
  }
  return costs[to.length] ?? 0;
}
