/** Returns the name closest to a misspelled one, or undefined if none is close. Ignores case. */
export function nearest(misspelled: string, names: readonly string[]): string | undefined {
  const maxDistance = Math.max(2, Math.floor(misspelled.length / 3));
  const [best] = names
    .map((name) => ({ name, distance: distanceOf(misspelled.toLowerCase(), name.toLowerCase()) }))
    .filter(({ distance }) => distance <= maxDistance)
    .sort((a, b) => a.distance - b.distance);
  return best && best.name;
}

/** Returns the edit distance (Levenshtein) of two texts. */
function distanceOf(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 0; i < from.length; i++) {
    const next = [i + 1];
    for (let j = 1; j <= to.length; j++) {
      const change = (row[j - 1] as number) + (from[i] === to[j - 1] ? 0 : 1);
      next[j] = Math.min(change, (row[j] as number) + 1, (next[j - 1] as number) + 1);
    }
    row = next;
  }
  return row[to.length] as number;
}
