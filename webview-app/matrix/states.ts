/** The states in which the matrix opens every screen. Each is made for all screens at once, and by nothing of a screen's own. */
import type { HostOption } from '../../native-shims/src/options.ts';

type Setup = Exclude<HostOption, string>;

export interface State {
  /** In plain words, as the report shows it. */
  readonly name: string;
  /** The setting `answers` of the embedded backend. */
  readonly answers?: 'empty' | 'error';
  /** The page and its files are on the phone; no call and no picture comes through. */
  readonly isOffline?: true;
  /** The host in an older form. */
  readonly host?: (setup: Setup) => Setup;
  /** Lines that the browser itself writes into the console because of it. */
  readonly says?: readonly RegExp[];
}

/** The browser's own lines about requests that failed. */
const NETWORK: readonly RegExp[] = [/^Failed to load resource: /, /net::ERR_/];

/** Calls that came into the vendors' clients late, by their low-level names. */
const LATE_CALLS = ['updateAppMessageShareData', 'updateTimelineShareData', 'scanQRCode', 'openEnterpriseChat'];

/** An app that does not answer the first exchange, on Android with the older channel; a client of some years ago. A browser has no app. */
function older(setup: Setup): Setup {
  if (setup.name === 'browser') return setup;
  if (setup.name === 'android-app') return { ...setup, version: '2.0.9', handshake: false, channel: 'java-interface' };
  if (setup.name === 'ios-app') return { ...setup, version: '2.0.9', handshake: false };
  return { ...setup, clientVersion: setup.name === 'wecom' ? '3.0.0' : '7.0.0', missing: LATE_CALLS };
}

export const STATES = {
  ready: { name: 'ready' },
  empty: { name: 'every list is empty', answers: 'empty' },
  offline: { name: 'no network', isOffline: true, says: NETWORK },
  error: { name: 'the server answers 500', answers: 'error', says: NETWORK },
  'old-app': { name: 'an old app', host: older },
} as const satisfies Readonly<Record<string, State>>;

export type StateId = keyof typeof STATES;
export const STATE_IDS = Object.keys(STATES) as StateId[];

/** Returns the row of a state. */
export const stateOf = (id: StateId): State => STATES[id];
