/** Splits the routes into shards, because one run over all of them is too slow. */

/** The environment variable that selects a shard, such as `3/8`. */
export const SHARD_VARIABLE = 'OLD_ENGINE_PART';

/** Returns the items of the selected shard. Without the variable, all items. */
export function itemsOfShard<Item>(
  items: readonly Item[],
  environment: Readonly<Record<string, string | undefined>>,
): Item[] {
  const [index = 1, count = 1] = (environment[SHARD_VARIABLE] ?? '1/1').split('/').map(Number);
  return items.filter((_, position) => position % count === index - 1);
}

const DAY_MS = 86_400_000;

/** Returns a shard with its index: `today/4` selects a different one of four shards each day. `now`: milliseconds since 1970. */
export function parseShard(spec: string, now: number): string {
  const [index = '1', count = '1'] = spec.split('/');
  return `${index === 'today' ? (Math.floor(now / DAY_MS) % Number(count)) + 1 : index}/${count}`;
}
