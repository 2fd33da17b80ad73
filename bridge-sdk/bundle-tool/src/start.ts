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
  /** True from the moment that the pending build is being loaded until it is confirmed: a start that finds it true saw the trial end. */
  readonly trying: boolean;
  /** The number of times that app or renderer ended while it was on trial: a person or the system may have done it, so the second is the last. */
  readonly strikes: number;
  /** Builds that failed on this phone: they are never taken again. */
  readonly failed: readonly number[];
  /** The highest build that was ever taken. */
  readonly highest: number;
}

/** The page on the screen. */
export interface Running {
  /** The build; null: the app's own page, which says that it cannot be opened and has a button. */
  readonly build: number | null;
  /** The times of the last deaths of its renderer, in ms. */
  readonly gone: readonly number[];
  /** The time on trial in which its page could be seen, in ms. */
  readonly seen: number;
}

export interface Phone {
  readonly kept: Kept;
  readonly running: Running | null;
}

/** An event in the life of an app. `at` is in ms. */
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
  /** Time has passed, in ms, in which the page could be seen or not. 10 s that it is seen without `ready` are the end of its trial. */
  | { readonly what: 'passed'; readonly ms: number; readonly visible: boolean }
  /** The page's process has died: Android's renderer, iOS's web content. */
  | { readonly what: 'gone'; readonly at: number };

const LOOP_MS = 60_000;
const RESTARTS = 3;
const TRIAL_MS = 10_000;

/** Returns the app after one happening. */
export function after({ kept, running }: Phone, happening: Happening): Phone {
  const isOnTrial = kept.trying && running !== null && running.build === kept.pending;
  switch (happening.what) {
    case 'start':
      return start(kept.trying ? struck(kept) : kept, happening.damaged ?? []);
    case 'taken':
      // While one is on trial nothing is taken: the offer comes again.
      if (kept.trying) return { kept, running };
      return { kept: { ...untried(kept, happening.build), highest: happening.build }, running };
    case 'rolledBack': {
      const { from, to } = happening;
      const bad = [kept.embedded, kept.confirmed, kept.pending].filter(
        (build): build is number => build !== null && build > to,
      );
      const all = [...new Set([...kept.failed, ...bad])];
      return { kept: { ...untried(kept, null), confirmed: to, failed: all, highest: from }, running };
    }
    case 'ready':
      return isOnTrial ? { kept: { ...untried(kept, null), confirmed: kept.pending }, running } : { kept, running };
    case 'passed': {
      if (!isOnTrial || !happening.visible) return { kept, running };
      const seen = running.seen + happening.ms;
      return seen < TRIAL_MS ? { kept, running: { ...running, seen } } : start(failed(kept, kept.pending), []);
    }
    case 'fatal':
      return isOnTrial ? start(failed(kept, kept.pending), []) : { kept, running };
    case 'gone': {
      if (isOnTrial) return start(struck(kept), []);
      const gone = [...(running?.gone ?? []), happening.at].filter((time) => happening.at - time < LOOP_MS);
      return { kept, running: { build: gone.length > RESTARTS ? null : (running?.build ?? null), gone, seen: 0 } };
    }
  }
}

/** Begins the pending build, on trial; else the newer of the confirmed and the embedded one. */
function start(stored: Kept, damaged: readonly number[]): Phone {
  const { pending, confirmed, embedded } = stored;
  // The app itself was updated since, or the files were damaged: those may be taken again.
  if (pending !== null && (pending <= embedded || damaged.includes(pending)))
    return start(untried(stored, null), damaged);
  if (pending !== null) return { kept: { ...stored, trying: true }, running: { build: pending, gone: [], seen: 0 } };
  const isOutdated = confirmed !== null && confirmed < embedded && !stored.failed.includes(embedded);
  const isUsable = confirmed !== null && !isOutdated && !damaged.includes(confirmed);
  const next = { ...stored, confirmed: isUsable ? confirmed : null };
  return { kept: next, running: { build: isUsable ? confirmed : embedded, gone: [], seen: 0 } };
}

const untried = (stored: Kept, pending: number | null): Kept => ({ ...stored, pending, trying: false, strikes: 0 });

/** The trial ended before its time: once it is tried again. */
const struck = (stored: Kept): Kept =>
  stored.strikes > 0 ? failed(stored, stored.pending) : { ...stored, trying: false, strikes: 1 };

const failed = (stored: Kept, build: number | null): Kept => ({
  ...untried(stored, null),
  failed: build === null || stored.failed.includes(build) ? stored.failed : [...stored.failed, build],
});
