/** Opens the telephony of this page with the real network and clock. Importing it has no effect. A screen imports it when it is shown. */
import { getAccountUserInfo } from '../api/login.ts';
import { ports } from '../client/ports.ts';
import { isApiError, request } from '../client/request.ts';
import { realClock } from '../platform/link/clock.ts';
import { watchPage } from '../platform/link/watch-page.ts';
import { webWire } from '../platform/link/wire.ts';
import { forgetPersonal, keepPersonal, recallPersonal, whenPersonGoes } from '../platform/personal.ts';
import { settings } from '../platform/settings.ts';
import { randomHash } from '../rules/random-hash.ts';
import { Line } from './line.ts';
import type { Telephony } from './types.ts';

export interface OpenTelephony {
  readonly telephony: Telephony;
  close(): void;
}

/** The storage key of this page's id, for a reload. Neither calls nor numbers are stored. */
const STORAGE_KEY = 'telephony';
const AREA = 'session';
const isText = (value: unknown): value is string => typeof value === 'string';
/** Milliseconds between two attempts to refresh the session without a network. */
const REFRESH_RETRY_MS = 10_000;

/** The functions that close the open telephony. */
const closeFunctions = new Set<() => void>();
whenPersonGoes(() => {
  for (const close of closeFunctions) close();
});

/** Opens the telephony and connects it with the page and the network. The caller closes it with its screen. */
export function openTelephony(): OpenTelephony {
  const stored = recallPersonal(STORAGE_KEY, isText, AREA);
  const clientId = stored ?? randomHash();
  const { telephony } = settings;
  const clock = realClock();
  let isOver = false;

  /** Refreshes the session by a request. Only a refusal of the service ends the session. */
  async function refresh(): Promise<boolean> {
    for (;;) {
      try {
        await request(getAccountUserInfo, {});
        return true;
      } catch (error) {
        if (isOver || (isApiError(error) && typeof error.code === 'number')) return false;
        await new Promise<void>((resolve) => void clock.schedule(REFRESH_RETRY_MS, resolve));
      }
    }
  }

  const line = new Line({
    wires: telephony && {
      events: (events) => webWire(telephony.events, WebSocket)(events),
      media: (events) => webWire(telephony.media, WebSocket)(events),
    },
    clock,
    clientId,
    token: () => (ports().isSamePersonSignedIn() && (ports().admin()?.token ?? ports().token())) || '',
    accountConfirmed: () => ports().accountConfirmed(),
    isSamePersonSignedIn: () => ports().isSamePersonSignedIn(),
    renew: refresh,
    newId: randomHash,
    keep(isInUse) {
      if (isInUse) keepPersonal(STORAGE_KEY, clientId, { area: AREA });
      else forgetPersonal(STORAGE_KEY, AREA);
    },
  });
  const stopWatching = watchPage((event) => line.tellNews(event));
  const close = (): void => {
    isOver = true;
    stopWatching();
    line.stop();
    closeFunctions.delete(close);
  };
  closeFunctions.add(close);
  if (stored !== undefined) line.resume();
  return { telephony: line, close };
}
