/** Opens the telephony of this page with the real network and clock. Importing it has no effect; a screen imports it when it is shown. */
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

/** The stored id of this page, for a reload. Neither calls nor numbers are stored. */
const KEPT = 'telephony';
const AREA = 'session';
const isText = (value: unknown): value is string => typeof value === 'string';
/** Milliseconds between two attempts to renew the session while the network is missing. */
const RENEW_AGAIN_MS = 10_000;

/** The functions that close the open telephony. */
const opened = new Set<() => void>();
whenPersonGoes(() => {
  for (const close of opened) close();
});

/** Opens the telephony and connects it with the page and the network. The caller closes it with its screen. */
export function openTelephony(): OpenTelephony {
  const stored = recallPersonal(KEPT, isText, AREA);
  const clientId = stored ?? randomHash();
  const { telephony } = settings;
  const clock = realClock();
  let isOver = false;

  /** Renews the session by a call. Only an answer of the service ends the session. */
  async function renew(): Promise<boolean> {
    for (;;) {
      try {
        await request(getAccountUserInfo, {});
        return true;
      } catch (error) {
        if (isOver || (isApiError(error) && typeof error.code === 'number')) return false;
        await new Promise<void>((resolve) => void clock.later(RENEW_AGAIN_MS, resolve));
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
    token: () => (ports().isStillHere() && (ports().admin()?.token ?? ports().token())) || '',
    accountConfirmed: () => ports().accountConfirmed(),
    isStillHere: () => ports().isStillHere(),
    renew,
    newId: randomHash,
    keep(isInUse) {
      if (isInUse) keepPersonal(KEPT, clientId, { area: AREA });
      else forgetPersonal(KEPT, AREA);
    },
  });
  const stopWatching = watchPage((news) => line.tellNews(news));
  const close = (): void => {
    isOver = true;
    stopWatching();
    line.stop();
    opened.delete(close);
  };
  opened.add(close);
  if (stored !== undefined) line.resume();
  return { telephony: line, close };
}
