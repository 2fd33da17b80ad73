import type { Stop } from './guards.ts';

/** The properties of the page that is shown instead of a stopped screen. */
export interface StopContent {
  stop: Stop;
  /** Shows the stop over the open page, which keeps what was typed. */
  isOver?: boolean;
  /** True if the person has declined or the stop's action failed. */
  refused: boolean;
  /** Retries the stop's action. */
  onRetry: () => void;
  /** Logs in on this page. Present only if a login would leave the page. */
  onLogInByDialog?: (() => void) | undefined;
  /** Continues in the browser instead of the app. For a hand-off only. */
  onContinueHere: () => void;
}
