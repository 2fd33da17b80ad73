/** Selects a part of a large matrix of tests, another one each day, so that each case runs again within as many days as there are parts. */
const DAY_MS = 86_400_000;

/** Returns every `parts`-th item, beginning with that of the day. `now`: milliseconds since 1970. */
export function partOfToday<Item>(items: readonly Item[], parts: number, now = Date.now()): Item[] {
  const day = Math.floor(now / DAY_MS);
  return items.filter((_, index) => (index - day) % parts === 0);
}
