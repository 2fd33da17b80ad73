/**
 * Chooses the bundle that an app starts: a new bundle is on trial until its page calls `ready`. `fixtures/vectors/bundle/start.json`
 * tests the same rules. An app stores this state on the disk before it loads a page.
 */

export interface State {
  /** The build that the app was shipped with, which is always available. */
  readonly embedded: number;
  /** The last build that started well. Null if only the embedded build did. */
  readonly confirmed: number | null;
  /** The build that the next start tries. */
  readonly pending: number | null;
  /** True from the load of the pending build until its confirmation. If a start finds it true, the app ended during the trial. */
  readonly trying: boolean;
  /** Counts the times that app or renderer ended during the trial. A person may cause the first end. The second fails the build. */
  readonly strikes: number;
  /** Lists the builds that failed on this phone and must never be accepted again. */
  readonly failed: readonly number[];
  /** The highest build that the app ever accepted. */
  readonly highest: number;
}

/** Describes the page on the screen. */
export interface Running {
  /** The build. Null for the app's native error page, which has a button. */
  readonly build: number | null;
  /** The times at which the page's renderer died within the last minute, in ms. */
  readonly gone: readonly number[];
  /** The time during which the page was visible in the trial, in ms. */
  readonly seen: number;
}

export interface Phone {
  readonly kept: State;
  readonly running: Running | null;
}

/** Describes an event that the app reports. `at` is in ms. */
export type Event =
  /** The app starts. `damaged` lists the builds whose files no longer match their manifests. */
  | { readonly what: 'start'; readonly damaged?: readonly number[] }
  /** An accepted build is on the disk, completely and under its final name. An interrupted download causes no event. */
  | { readonly what: 'taken'; readonly build: number }
  /** The newest offer no longer has the pending build for this phone: stopped, replaced, or the phone is no longer in its share. */
  | { readonly what: 'withdrawn' }
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
export function after({ kept, running }: Phone, event: Event): Phone {
  const isOnTrial = kept.trying && running !== null && running.build === kept.pending;
  switch (event.what) {
    case 'start':
      return start(kept.trying ? withStrike(kept) : kept, event.damaged ?? []);
    case 'taken':
      // Ignores a new build during a trial, because it will be offered again.
      if (kept.trying) return { kept, running };
      return { kept: { ...reset(kept, event.build), highest: event.build }, running };
    case 'withdrawn':
      // Ends no trial: a page that is shown stays until it has started well or failed.
      return kept.trying ? { kept, running } : { kept: reset(kept, null), running };
    case 'rolledBack': {
      const { from, to } = event;
      const newerBuilds = [kept.embedded, kept.confirmed, kept.pending].filter(
        (build): build is number => build !== null && build > to,
      );
      const failedBuilds = [...new Set([...kept.failed, ...newerBuilds])];
      return { kept: { ...reset(kept, null), confirmed: to, failed: failedBuilds, highest: from }, running };
    }
    case 'ready':
      return isOnTrial ? { kept: { ...reset(kept, null), confirmed: kept.pending }, running } : { kept, running };
    case 'passed': {
      if (!isOnTrial || !event.visible) return { kept, running };
      const seen = running.seen + event.ms;
      return seen < TRIAL_MS ? { kept, running: { ...running, seen } } : start(withFailed(kept, kept.pending), []);
    }
    case 'fatal':
      return isOnTrial ? start(withFailed(kept, kept.pending), []) : { kept, running };
    case 'gone': {
      if (isOnTrial) return start(withStrike(kept), []);
      const gone = [...(running?.gone ?? []), event.at].filter((time) => event.at - time < LOOP_MS);
      return { kept, running: { build: gone.length > RESTARTS ? null : (running?.build ?? null), gone, seen: 0 } };
    }
  }
}

/** Starts the pending build on trial if there is one, else the newer of the confirmed and the embedded build. */
function start(stored: State, damaged: readonly number[]): Phone {
  const { pending, confirmed, embedded } = stored;
  // Drops a pending build that an app update made obsolete or whose files are damaged. The app may accept it again.
  if (pending !== null && (pending <= embedded || damaged.includes(pending)))
    return start(reset(stored, null), damaged);
  if (pending !== null) return { kept: { ...stored, trying: true }, running: { build: pending, gone: [], seen: 0 } };
  const isOutdated = confirmed !== null && confirmed < embedded && !stored.failed.includes(embedded);
  const isUsable = confirmed !== null && !isOutdated && !damaged.includes(confirmed);
  const next = { ...stored, confirmed: isUsable ? confirmed : null };
  return { kept: next, running: { build: isUsable ? confirmed : embedded, gone: [], seen: 0 } };
}

const reset = (stored: State, pending: number | null): State => ({
  ...stored,
  pending,
  trying: false,
  strikes: 0,
});

/** Records that the trial ended early: the first time the build is tried again, the second time it fails. */
const withStrike = (stored: State): State =>
  stored.strikes > 0 ? withFailed(stored, stored.pending) : { ...stored, trying: false, strikes: 1 };

const withFailed = (stored: State, build: number | null): State => ({
  ...reset(stored, null),
  failed: build === null || stored.failed.includes(build) ? stored.failed : [...stored.failed, build],
});
