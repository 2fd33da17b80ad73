/**
 * Tracks what the network reaches. An event of the browser or the host is only a hint (N12): it starts a probe. Requests decide: an
 * answer means that the service is reached, and after a request without an answer a probe decides. If the probe reaches other servers but
 * not the service, answers of the service's other hosts are ignored: a part of the service fails, and each such answer would make a page
 * reload that part.
 */
import { proxy, subscribe } from 'valtio';
import type { Reach } from '../client/ports.ts';
import { isCutOff, reachNow } from '../client/reach.ts';
import { closeBreakers } from '../client/request.ts';

export interface OnlineState {
  reach: Reach;
  /** False only if there is no network at all. */
  readonly online: boolean;
  /** Increases when a server is reached again: after a time without a network, and after a hint that the network is back. */
  regained: number;
}

// oxlint-disable-next-line sdhealth/cleared-on-logout -- a state of the network, not of a person
export const network = proxy<OnlineState>({
  reach: 'reached',
  get online() {
    return this.reach !== 'offline';
  },
  regained: 0,
});

/** Calls `listener` each time a server is reached again. Returns a function that stops it. */
export function onRegained(listener: () => void): () => void {
  let lastCount = network.regained;
  const onChange = () => {
    if (network.regained === lastCount) return;
    lastCount = network.regained;
    listener();
  };
  return subscribe(network, onChange, true);
}

/** The pause between two probes while the service is unreachable, doubling from the first to the last. Milliseconds. */
const FIRST_MS = 2_000;
const LAST_MS = 30_000;

let probe: Promise<Reach> | undefined;
let isHinted = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let waitMs = FIRST_MS;

/** Records the result of every attempt of a call. Resolves to the known or probed reach if the service was not reached. */
export function noteReached(reached: boolean): Promise<Reach> | undefined {
  if (!reached) return isCutOff(network.reach) ? Promise.resolve(network.reach) : probeNetwork();
  if (network.reach !== 'service') settle('reached');
  return undefined;
}

/** Starts a probe, because the network may have changed. */
export function networkMayHaveChanged(): void {
  waitMs = FIRST_MS;
  isHinted = true;
  void probeNetwork();
}

/** Resolves to the result of a probe. All callers share a probe in progress. */
function probeNetwork(): Promise<Reach> {
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
  const isRegained = isReached && (isHinted || network.reach !== 'reached');
  network.reach = reach;
  if (isRegained) {
    isHinted = false;
    // Failed calls may be repeated immediately.
    closeBreakers();
    network.regained += 1;
  }
  if (isReached) {
    waitMs = FIRST_MS;
    return;
  }
  timer = setTimeout(() => void probeNetwork(), waitMs);
  waitMs = Math.min(LAST_MS, waitMs * 2);
}
