/** Defines the state of a conversation for a screen. */
import type { ChatRecord } from '../api/consultation.ts';
import type { Unsent } from './outbox.ts';
import type { Transcript } from './record.ts';

/** The data of the conversation without its lines. */
export type About = Omit<ChatRecord, 'lines'>;

/** `connecting`: for the first time. `asking`: the record is polled. `refused`: HTTP requests are also refused. `resting`: the page is hidden. */
export type ConnectionState = 'connecting' | 'open' | 'reconnecting' | 'asking' | 'resting' | 'refused';

export interface ChatState {
  readonly connection: ConnectionState;
  readonly transcript: Transcript;
  readonly unsent: readonly Unsent[];
  /** The picture that is being uploaded, and the uploaded fraction, 0 to 1. */
  readonly upload?: { readonly clientMsgId: string; readonly fraction: number } | undefined;
  /** Absent until the record was read. */
  readonly about?: About;
  /** The reason why the record could not be read, until it can. */
  readonly error?: unknown;
  readonly isDoctorTyping: boolean;
}
