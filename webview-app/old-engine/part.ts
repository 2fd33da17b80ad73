/** The part of the routes that one run opens: all of them would take too long for each change. */

/** Environment that names one of so many parts, such as `3/8`. */
export const PART = 'OLD_ENGINE_PART';

/** Returns every so many of a list, from the one that the environment names; without it, all. */
export function partIn<Item>(
  items: readonly Item[],
  environment: Readonly<Record<string, string | undefined>>,
): Item[] {
  const [part = 1, parts = 1] = (environment[PART] ?? '1/1').split('/').map(Number);
  return items.filter((_, index) => index % parts === part - 1);
}

const DAY_MS = 86_400_000;

/** Returns a part with its number: `today/4` is another one of the four each day. `now`: milliseconds since 1970. */
export function partOf(words: string, now: number): string {
  const [part = '1', parts = '1'] = words.split('/');
  return `${part === 'today' ? (Math.floor(now / DAY_MS) % Number(parts)) + 1 : part}/${parts}`;
}
