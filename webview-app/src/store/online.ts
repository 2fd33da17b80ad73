/**
 * Whether a server can be reached. What the browser or the host says of the network is a hint (N12): it starts a probe. The
 * truth is what calls meet: one that got an answer is online, one that got none is followed by a probe that decides.
 */
import { proxy } from 'valtio';
import { closeBreakers } from '../api/client.ts';
import { isReachable } from '../api/client-probe.ts';

export interface OnlineState {
  online: boolean;
}

export const network = proxy<OnlineState>({ online: true });

/** Between two probes while there is no network: doubling from the first to the last. Milliseconds. */
const FIRST_MS = 2_000;
const LAST_MS = 30_000;

let probing = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let waitMs = FIRST_MS;

/** Told of every call. */
export function noteReached(reached: boolean): void {
  if (reached) settle(true);
  else if (network.online) void look();
}

/** Something hints at a change: it is looked at now. */
export function networkMayHaveChanged(): void {
  waitMs = FIRST_MS;
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
  // What failed may be asked again at once.
  if (online && !network.online) closeBreakers();
  network.online = online;
  if (online) {
    waitMs = FIRST_MS;
    return;
  }
  timer = setTimeout(() => void look(), waitMs);
  waitMs = Math.min(LAST_MS, waitMs * 2);
}
