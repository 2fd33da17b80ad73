/** The ways of a real phone in the lab: how it joins, and what it and the dev server say to each other. */
import type { PageEvent, StorageAreas } from '../messages.ts';

/** The address by which a real phone joins the lab. It leads on to the app. */
export const JOIN = '/lab/join';
/** The lab page asks here who may join, by GET; orders to all phones are posted here. */
export const REMOTE = '/lab/remote';
/** The lab page hears the phones here (server-sent events); a phone posts its reports to a path of its id. */
export const STREAM = '/lab/remote/stream';
/** The cookie with the phone's id. It ends with the browser's session. */
export const PHONE_COOKIE = 'labPhone';
/** The form of a phone's id. */
export const PHONE_ID = /^[0-9a-f]{8}$/;

/** One message that crossed the page's own bridge, as its flight recorder keeps it. */
export interface RecordedMessage {
  /** Counted since the page was loaded, from 0. */
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly dir: 'out' | 'in';
  readonly message: unknown;
}

/** The report that a phone sends about once a second: all that is new. */
export interface PhoneReport {
  readonly agent: string;
  readonly title: string;
  readonly address: string;
  readonly events: readonly PageEvent[];
  readonly messages: readonly RecordedMessage[];
  readonly storage: StorageAreas;
}

/** The answer to a report: the address that the lab has opened since, by its number. */
export interface PhoneOrder {
  readonly number: number;
  readonly address: string;
}

/** The state of joining that the lab page learns. */
export interface JoinAnswer {
  /** The addresses by which a phone in the network joins; none where the server listens to this machine only. */
  readonly addresses: readonly string[];
  /** The first address as a QR code in SVG. */
  readonly picture: string;
  /** True for a lab on the server's own machine by a name of it (`localhost`): no other hears the phones. */
  readonly isHere: boolean;
}
