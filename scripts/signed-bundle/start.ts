/**
 * The two-phase start of bundles in an app: a new one is on trial until its page says `ready`. The rules are those of
 * `fixtures/vectors/bundle/start.json`. What an app must keep on the disk is `Kept`; it writes that before it loads a page.
 */

export interface Kept {
  /** The build that the app was shipped with. It is there in any case. */
  readonly embedded: number;
  /** The last build that started well; null: none but the embedded one. */
  readonly confirmed: number | null;
  /** The build that the next start tries. */
  readonly pending: number | null;
  /** True from the moment that the pending build is being loaded until it is confirmed: a start that finds it true saw it fail. */
  readonly trying: boolean;
  /** Builds that failed on this phone: they are never taken again. */
  readonly failed: readonly number[];
  /** The highest build that was ever taken. */
  readonly highest: number;
}

/** What is on the screen. */
export interface Running {
  /** The build; null: the app's own page, which says that it cannot be opened and has a button. */
  readonly build: number | null;
  /** The times of the last deaths of its renderer, in ms. */
  readonly gone: readonly number[];
}

export interface Phone {
  readonly kept: Kept;
  readonly running: Running | null;
}

/** What happens to an app. `at` is in ms. */
export type Happening =
  /** The app starts; `damaged` are builds whose files are no longer those of their manifest. */
  | { readonly what: 'start'; readonly damaged?: readonly number[] }
  /** All files of an accepted build are on the disk, under their last name. A download that ends before is nothing. */
  | { readonly what: 'taken'; readonly build: number }
  /** A signed manifest leads back. */
  | { readonly what: 'rolledBack'; readonly from: number; readonly to: number }
  | { readonly what: 'ready' }
  /** The page has called `reportFatal`. */
  | { readonly what: 'fatal' }
  /** 10 s without `ready`. */
  | { readonly what: 'timeout' }
  /** The page's process has died: Android's renderer, iOS's web content. */
  | { readonly what: 'gone'; readonly at: number };

const LOOP_MS = 60_000;
const RESTARTS = 3;

/** Returns the app after one happening. */
export function after({ kept, running }: Phone, happening: Happening): Phone {
  const isOnTrial = kept.trying && running !== null && running.build === kept.pending;
  switch (happening.what) {
    case 'start':
      return start(kept.trying ? failed(kept, kept.pending) : kept, happening.damaged ?? []);
    case 'taken':
      // While one is on trial nothing is taken: the offer comes again.
      if (kept.trying) return { kept, running };
      return { kept: { ...kept, pending: happening.build, trying: false, highest: happening.build }, running };
    case 'rolledBack': {
      const { from, to } = happening;
      const bad = [kept.embedded, kept.confirmed, kept.pending].filter(
        (build): build is number => build !== null && build > to,
      );
      const all = [...new Set([...kept.failed, ...bad])];
      return { kept: { ...kept, confirmed: to, pending: null, trying: false, failed: all, highest: from }, running };
    }
    case 'ready':
      return isOnTrial
        ? { kept: { ...kept, confirmed: kept.pending, pending: null, trying: false }, running }
        : { kept, running };
    case 'fatal':
    case 'timeout':
      return isOnTrial ? start(failed(kept, kept.pending), []) : { kept, running };
    case 'gone': {
      if (isOnTrial) return start(failed(kept, kept.pending), []);
      const gone = [...(running?.gone ?? []), happening.at].filter((at) => happening.at - at < LOOP_MS);
      return { kept, running: { build: gone.length > RESTARTS ? null : (running?.build ?? null), gone } };
    }
  }
}

/** Begins the pending build, on trial; else the newer of the confirmed and the embedded one. */
function start(kept: Kept, damaged: readonly number[]): Phone {
  const { pending, confirmed, embedded } = kept;
  // The app itself was updated since.
  if (pending !== null && pending <= embedded) return start({ ...kept, pending: null }, damaged);
  if (pending !== null)
    return damaged.includes(pending)
      ? start(failed(kept, pending), damaged)
      : { kept: { ...kept, trying: true }, running: { build: pending, gone: [] } };
  const isOutdated = confirmed !== null && confirmed < embedded && !kept.failed.includes(embedded);
  const isUsable = confirmed !== null && !isOutdated && !damaged.includes(confirmed);
  const next = { ...kept, confirmed: isUsable ? confirmed : null };
  return { kept: next, running: { build: isUsable ? confirmed : embedded, gone: [] } };
}

const failed = (kept: Kept, build: number | null): Kept => ({
  ...kept,
  pending: null,
  trying: false,
  failed: build === null || kept.failed.includes(build) ? kept.failed : [...kept.failed, build],
});
