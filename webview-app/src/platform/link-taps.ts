/** The tap on a link within the app. The prefetch on a press may delay it for a moment, until the link's page is there. */
import type { AroundNavHandler } from 'wouter';

/** Takes the tap on a link to an address within the app, and returns true; `go` changes the page. Returns false where nothing is to be waited for. */
export type DelayTap = (to: string, go: () => void) => boolean;

// oxlint-disable-next-line sdhealth/kept-by-a-person -- the tap under way
let delayTap: DelayTap | undefined;

/** Has taps on links delayed by `delay`; undefined ends it. */
export function delayTapsBy(delay: DelayTap | undefined): void {
  delayTap = delay;
}

/** Goes where a tapped link leads: wouter's `<Link>` asks its router for the way. */
export const followLink: AroundNavHandler = (navigate, to, options) => {
  const go = () => navigate(to, options);
  if (!delayTap?.(to, go)) go();
};
