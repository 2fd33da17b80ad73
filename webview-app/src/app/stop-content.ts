import type { Stop } from './guards.ts';

/** The content of the page in place of a screen that may not be shown yet. */
export interface StopContent {
  stop: Stop;
  /** The person has declined, or it failed. */
  refused: boolean;
  /** Tries the stop again. */
  onAgain: () => void;
  /** Logs in on this page; only where a login leaves it. */
  onLogInHere?: (() => void) | undefined;
  /** Hand-off only: goes on here, without the app. */
  onHere: () => void;
}
