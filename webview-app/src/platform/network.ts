/**
 * Knows if a server can be reached. News of the network from the browser or the host is a hint (N12): it starts a probe. Calls
 * decide: an answer means online; after a call without an answer a probe decides.
 */
import { proxy, subscribe } from 'valtio';
import { closeBreakers } from '../client/request.ts';
import { isReachable } from '../client/send.ts';

export interface OnlineState {
  online: boolean;
  /** Rises when a server is reached again: after a time without a network, and after a hint that there is one now. */
  regained: number;
}

export const network = proxy<OnlineState>({ online: true, regained: 0 });

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

/** Between two probes while there is no network: doubling from the first to the last. Milliseconds. */
const FIRST_MS = 2_000;
const LAST_MS = 30_000;

let probing = false;
let hinted = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let waitMs = FIRST_MS;

/** Takes the result of every try of a call. */
export function noteReached(reached: boolean): void {
  if (reached) settle(true);
  else if (network.online) void look();
}

/** Starts a probe at once, as something hints at a change. */
export function networkMayHaveChanged(): void {
  waitMs = FIRST_MS;
  hinted = true;
  void look();
}

async function look(): Promise<void> {
  if (probing) return;
  probing = true;
  clearTimeout(timer);
  const reached = await isReachable();
  probing = false;
  settle(reached);
}

function settle(online: boolean): void {
  clearTimeout(timer);
  timer = undefined;
  const isRegained = online && (hinted || !network.online);
  network.online = online;
  if (isRegained) {
    hinted = false;
    // Failed calls may be repeated at once.
    closeBreakers();
    network.regained += 1;
  }
  if (online) {
    waitMs = FIRST_MS;
    return;
  }
  timer = setTimeout(() => void look(), waitMs);
  waitMs = Math.min(LAST_MS, waitMs * 2);
}
