/** Defines the states in which the matrix opens every screen. Each state is created in the same way for all screens. */
import type { HostOption } from '../../native-shims/src/options.ts';
import { NETWORK } from '../chaos/fault.ts';

type Setup = Exclude<HostOption, string>;

export interface State {
  readonly name: string;
  /** The setting `answers` of the embedded backend. */
  readonly answers?: 'empty' | 'error';
  /** True if only the page and its files load, but no data and no pictures. */
  readonly isOffline?: true;
  /** Changes the setup of the host to an older one. */
  readonly host?: (setup: Setup) => Setup;
  /** Console lines that the browser itself writes because of the state. */
  readonly consoleLines?: readonly RegExp[];
}

/** The low-level names of calls that older clients of the vendors lack. */
const MISSING_CALLS = ['updateAppMessageShareData', 'updateTimelineShareData', 'scanQRCode', 'openEnterpriseChat'];

/** Returns an older host: an app without a handshake (on Android with the older channel), or an old client. A browser is unchanged. */
function older(setup: Setup): Setup {
  if (setup.name === 'browser') return setup;
  if (setup.name === 'android-app') return { ...setup, version: '2.0.9', handshake: false, channel: 'java-interface' };
  if (setup.name === 'ios-app') return { ...setup, version: '2.0.9', handshake: false };
  return { ...setup, clientVersion: setup.name === 'wecom' ? '3.0.0' : '7.0.0', missing: MISSING_CALLS };
}

export const STATES = {
  ready: { name: 'ready' },
  empty: { name: 'every list is empty', answers: 'empty' },
  offline: { name: 'no network', isOffline: true, consoleLines: NETWORK },
  error: { name: 'the server answers 500', answers: 'error', consoleLines: NETWORK },
  'old-app': { name: 'an old app', host: older },
} as const satisfies Readonly<Record<string, State>>;

export type StateId = keyof typeof STATES;
export const STATE_IDS = Object.keys(STATES) as StateId[];

export const stateOf = (id: StateId): State => STATES[id];
