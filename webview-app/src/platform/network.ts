/**
 * Knows how far the network reaches. News of it from the browser or the host is a hint (N12): it starts a probe. Calls decide: an answer
 * means that the service is reached; after a call without an answer a probe decides. Where the probe finds other servers but not the service,
 * answers of its other hosts change nothing: a part of it fails, and a page would load that part again with each of them.
 */
import { proxy, subscribe } from 'valtio';
import type { Reach } from '../client/ports.ts';
import { isCutOff, reachNow } from '../client/reach.ts';
import { closeBreakers } from '../client/request.ts';

export interface OnlineState {
  reach: Reach;
  /** False only where there is no network at all. */
  readonly online: boolean;
  /** Rises when a server is reached again: after a time without a network, and after a hint that there is one now. */
  regained: number;
}

// oxlint-disable-next-line sdhealth/kept-by-a-person -- the network
export const network = proxy<OnlineState>({
  reach: 'reached',
  get online() {
    return this.reach !== 'offline';
  },
  regained: 0,
});

/** Calls `listener` each time a server is reached again; returns how to stop. */
export function onRegained(listener: () => void): () => void {
  let known = network.regained;
  const look = () => {
    if (network.regained === known) return;
    known = network.regained;
    listener();
  };
  return subscribe(network, look, true);
}

/** Between two probes while the service is not reached: doubling from the first to the last. Milliseconds. */
const FIRST_MS = 2_000;
const LAST_MS = 30_000;

let probe: Promise<Reach> | undefined;
let hinted = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let waitMs = FIRST_MS;

/** Takes the result of every try of a call; resolves to what is reached where the service was not. */
export function noteReached(reached: boolean): Promise<Reach> | undefined {
  if (!reached) return isCutOff(network.reach) ? Promise.resolve(network.reach) : look();
  if (network.reach !== 'service') settle('reached');
  return undefined;
}

/** Starts a probe at once, as something hints at a change. */
export function networkMayHaveChanged(): void {
  waitMs = FIRST_MS;
  hinted = true;
  void look();
}

/** Resolves to what a probe finds; a probe under way is everybody's. */
function look(): Promise<Reach> {
  clearTimeout(timer);
  probe ??= reachNow().then((reach) => {
    probe = undefined;
    settle(reach);
    return reach;
  });
  return probe;
}

function settle(reach: Reach): void {
  clearTimeout(timer);
  timer = undefined;
  const isReached = reach === 'reached';
  const isRegained = isReached && (hinted || network.reach !== 'reached');
  network.reach = reach;
  if (isRegained) {
    hinted = false;
    // Failed calls may be repeated at once.
    closeBreakers();
    network.regained += 1;
  }
  if (isReached) {
    waitMs = FIRST_MS;
    return;
  }
  timer = setTimeout(() => void look(), waitMs);
  waitMs = Math.min(LAST_MS, waitMs * 2);
}
