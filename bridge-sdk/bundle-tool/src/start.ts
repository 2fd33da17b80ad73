/**
 * Chooses the bundle that an app starts: a new bundle is on trial until its page calls `ready`. `fixtures/vectors/bundle/start.json`
 * states the same rules. An app stores `Kept` on the disk before it loads a page.
 */

export interface Kept {
  /** Names the build that the app was shipped with, which is always available. */
  readonly embedded: number;
  /** Names the last build that started well. Null if only the embedded build did. */
  readonly confirmed: number | null;
  /** Names the build that the next start tries. */
  readonly pending: number | null;
  /** True from the load of the pending build until its confirmation. If a start finds it true, the app ended during the trial. */
  readonly trying: boolean;
  /** Counts the times that app or renderer ended during the trial. A person may cause the first end. The second fails the build. */
  readonly strikes: number;
  /** Lists the builds that failed on this phone and must never be accepted again. */
  readonly failed: readonly number[];
  /** Gives the highest build that the app ever accepted. */
  readonly highest: number;
}

/** Describes the page on the screen. */
export interface Running {
  /** Names the build. Null for the app's own error page, which has a button. */
  readonly build: number | null;
  /** Lists the times at which the page's renderer died within the last minute, in ms. */
  readonly gone: readonly number[];
  /** Gives the time of the trial during which the page was visible, in ms. */
  readonly seen: number;
}

export interface Phone {
  readonly kept: Kept;
  readonly running: Running | null;
}

/** Describes an event in the life of an app. `at` is in ms. */
export type Happening =
  /** The app starts. `damaged` lists the builds whose files no longer match their manifests. */
  | { readonly what: 'start'; readonly damaged?: readonly number[] }
  /** An accepted build is on the disk, completely and under its final name. An interrupted download causes no event. */
  | { readonly what: 'taken'; readonly build: number }
  /** A signed manifest orders the return to an older build. */
  | { readonly what: 'rolledBack'; readonly from: number; readonly to: number }
  | { readonly what: 'ready' }
  /** The page has called `reportFatal`. */
  | { readonly what: 'fatal' }
  /** Time has passed, with the page visible or not. A trial fails after 10 s of visible time without `ready`. */
  | { readonly what: 'passed'; readonly ms: number; readonly visible: boolean }
  /** The page's process has died: the renderer on Android, the web content on iOS. */
  | { readonly what: 'gone'; readonly at: number };

const LOOP_MS = 60_000;
const RESTARTS = 3;
const TRIAL_MS = 10_000;

/** Returns the state of the phone after an event. */
export function after({ kept, running }: Phone, happening: Happening): Phone {
  const isOnTrial = kept.trying && running !== null && running.build === kept.pending;
  switch (happening.what) {
    case 'start':
      return start(kept.trying ? struck(kept) : kept, happening.damaged ?? []);
    case 'taken':
      // Ignores a new build during a trial, because it will be offered again.
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

/** Starts the pending build on trial if there is one, else the newer of the confirmed and the embedded build. */
function start(stored: Kept, damaged: readonly number[]): Phone {
  const { pending, confirmed, embedded } = stored;
  // Drops a pending build that an app update made obsolete or whose files are damaged. The app may accept it again.
  if (pending !== null && (pending <= embedded || damaged.includes(pending)))
    return start(untried(stored, null), damaged);
  if (pending !== null) return { kept: { ...stored, trying: true }, running: { build: pending, gone: [], seen: 0 } };
  const isOutdated = confirmed !== null && confirmed < embedded && !stored.failed.includes(embedded);
  const isUsable = confirmed !== null && !isOutdated && !damaged.includes(confirmed);
  const next = { ...stored, confirmed: isUsable ? confirmed : null };
  return { kept: next, running: { build: isUsable ? confirmed : embedded, gone: [], seen: 0 } };
}

const untried = (stored: Kept, pending: number | null): Kept => ({ ...stored, pending, trying: false, strikes: 0 });

/** Records that the trial ended early: the first time the build is tried again, the second time it fails. */
const struck = (stored: Kept): Kept =>
  stored.strikes > 0 ? failed(stored, stored.pending) : { ...stored, trying: false, strikes: 1 };

const failed = (stored: Kept, build: number | null): Kept => ({
  ...untried(stored, null),
  failed: build === null || stored.failed.includes(build) ? stored.failed : [...stored.failed, build],
});
