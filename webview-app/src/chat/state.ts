/** A conversation as a screen draws it. */
import type { ChatRecord } from '../api/consultation.ts';
import type { Unsent } from './outbox.ts';
import type { Said } from './record.ts';

/** Facts of the conversation besides its lines. */
export type About = Omit<ChatRecord, 'lines'>;

/** `connecting` for the first time; `asking` reads the record now and then; `refused` for good, calls too; `resting` while nobody looks. */
export type ConnectionState = 'connecting' | 'open' | 'reconnecting' | 'asking' | 'resting' | 'refused';

export interface ChatState {
  readonly connection: ConnectionState;
  readonly said: Said;
  readonly unsent: readonly Unsent[];
  /** The picture that is being uploaded, and the part that has been sent, 0 to 1. */
  readonly upload?: { readonly clientMsgId: string; readonly part: number } | undefined;
  /** Absent until the record was read. */
  readonly about?: About;
  /** The reason why it could not be read, until it can. */
  readonly error?: unknown;
  readonly isDoctorTyping: boolean;
}
