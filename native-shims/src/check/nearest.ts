/** Returns the name closest to a misspelled one, or undefined if none is close. Ignores case. */
export function nearest(wrong: string, names: readonly string[]): string | undefined {
  const allowed = Math.max(2, Math.floor(wrong.length / 3));
  const [best] = names
    .map((name) => ({ name, distance: distanceOf(wrong.toLowerCase(), name.toLowerCase()) }))
    .filter(({ distance }) => distance <= allowed)
    .sort((a, b) => a.distance - b.distance);
  return best?.name;
}

/** Returns the edit distance (Levenshtein) of two texts. */
function distanceOf(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [i, character] of [...from].entries()) {
    const next = [i + 1];
    for (let j = 1; j <= to.length; j++) {
      const change = (row[j - 1] ?? 0) + (character === to[j - 1] ? 0 : 1);
      next[j] = Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
