/** The tap on a link within the app. What looks after presses may hold it for a moment, until the link's page is there. */
import type { AroundNavHandler } from 'wouter';

/** Takes the tap on a link to an address within the app, and returns true; `go` changes the page. Returns false where nothing is to be waited for. */
export type HoldTap = (to: string, go: () => void) => boolean;

let holdTap: HoldTap | undefined;

/** Has taps on links held by `hold`; undefined ends it. */
export function holdTapsBy(hold: HoldTap | undefined): void {
  holdTap = hold;
}

/** Goes where a tapped link leads: wouter's `<Link>` asks its router for the way. */
export const followLink: AroundNavHandler = (navigate, to, options) => {
  const go = () => navigate(to, options);
  if (!holdTap?.(to, go)) go();
};
