/** Handles the tap on a link within the app. The prefetch on a press may delay it until the link's page is loaded. */
import type { AroundNavHandler } from 'wouter';

/** Delays the tap on a link within the app and returns true. `go` changes the page later. Returns false if the tap is not delayed. */
export type DelayTap = (to: string, go: () => void) => boolean;

// oxlint-disable-next-line sdhealth/cleared-on-logout -- contains a function only
let delayTap: DelayTap | undefined;

/** Delays taps on links with `delay`. Undefined ends the delays. */
export function delayTapsBy(delay: DelayTap | undefined): void {
  delayTap = delay;
}

/** Opens the target of a tapped link. wouter's `<Link>` calls it through its router. */
export const followLink: AroundNavHandler = (navigate, to, options) => {
  const go = () => navigate(to, options);
  if (!delayTap?.(to, go)) go();
};
