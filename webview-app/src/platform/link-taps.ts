/** The tap on a link within the app. What looks after presses may hold it for a moment, until the link's page is there. */
import { type NavigateOptions, navigate } from './history.ts';

/** Takes the tap on a link to an address within the app, and returns true; `go` changes the page. Returns false where nothing is to be waited for. */
export type HoldTap = (to: string, go: () => void) => boolean;

let holdTap: HoldTap | undefined;

/** Has taps on links held by `hold`; undefined ends it. */
export function holdTapsBy(hold: HoldTap | undefined): void {
  holdTap = hold;
}

/** Goes where a tapped link leads. */
export function follow(to: string, going?: NavigateOptions): void {
  const go = () => navigate(to, going);
  if (!holdTap?.(to, go)) go();
}
