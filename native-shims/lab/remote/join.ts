/** Defines the addresses and messages by which a real phone joins the lab. */
import type { PageEvent, StorageAreas } from '../messages.ts';

/** The address by which a real phone joins the lab. It redirects to the app. */
export const JOIN = '/lab/join';
/** The address for the lab page: GET returns who may join, POST opens an address in all phones. */
export const REMOTE = '/lab/remote';
/** The address of the stream of reports to the lab page (server-sent events). */
export const STREAM = '/lab/remote/stream';
/** The name of the cookie with the phone's id. It ends with the browser's session. */
export const PHONE_COOKIE = 'labPhone';
/** Matches a phone's id. */
export const PHONE_ID = /^[0-9a-f]{8}$/;

/** Describes a message of the page's bridge, from its flight recorder. */
export interface RecordedMessage {
  /** The number since the page was loaded, from 0. */
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly dir: 'out' | 'in';
  readonly message: unknown;
}

/** Describes the report of new data that a phone sends about once a second. */
export interface PhoneReport {
  readonly agent: string;
  readonly title: string;
  readonly address: string;
  readonly events: readonly PageEvent[];
  readonly messages: readonly RecordedMessage[];
  readonly storage: StorageAreas;
}

/** Describes the answer to a report: the lab's last address, with its number. */
export interface PhoneOrder {
  readonly number: number;
  readonly address: string;
}

/** The addresses by which a phone may join the lab, for the lab page. */
export interface JoinAnswer {
  /** The addresses by which a phone in the network joins. Empty if the server listens to this machine only. */
  readonly addresses: readonly string[];
  /** The first address as a QR code in SVG. */
  readonly picture: string;
  /** True if the lab page runs on the server's machine (`localhost`). Only such a page receives reports. */
  readonly isHere: boolean;
}
