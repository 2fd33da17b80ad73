/** The ports of a conversation to the page: the service, the socket, the phone's storage and the time. */
import type { ChatLine, ChatRecord } from '../api/consultation.ts';
import type { Clock } from '../platform/link/clock.ts';
import type { OpenWire } from '../platform/link/wire.ts';
import type { PictureFiles } from './kept-pictures.ts';
import type { OutboxStorage, Unsent } from './outbox.ts';

export interface ChatPorts {
  readonly openWire: OpenWire;
  /** The page's id, the same in the socket's address and in each of its frames. */
  readonly clientId: string;
  readonly clock: Clock;
  readonly storage: OutboxStorage;
  readonly bizOrderNo?: string;
  readonly isHidden: boolean;
  /** Reads the lines behind the one of this number; renews the session where that is needed. */
  record(after: number): Promise<ChatRecord>;
  ask(message: Unsent): Promise<readonly ChatLine[]>;
  readonly pictures: PictureFiles;
  /** Uploads a picture and resolves to its address. `onProgress` gets the part that has been sent, 0 to 1. */
  upload(file: Blob, options: UploadOptions): Promise<string>;
  token(): string | undefined;
  /** False until a person who came in by a link has said that the account is theirs: the socket only listens, and messages go by calls, which ask (U04). */
  isConfirmed(): boolean;
  /** False where the phone is another person's, or an admin's page no longer its customer's: nothing is sent (A04). */
  isStillHere(): boolean;
  /** The admin who works here on the customer's behalf. */
  admin?(): { readonly token: string; readonly userId: string } | undefined;
  newId(): string;
}

export interface UploadOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (part: number) => void;
}
