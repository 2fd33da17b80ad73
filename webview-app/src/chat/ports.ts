/** Connects a conversation to the page: the service, the socket, the phone's storage and the time. */
import type { ChatLine, ChatRecord } from '../api/consultation.ts';
import type { Clock } from '../platform/link/clock.ts';
import type { OpenWire } from '../platform/link/wire.ts';
import type { OutboxStorage, Unsent } from './outbox.ts';
import type { PictureFiles } from './stored-pictures.ts';

export interface ChatPorts {
  readonly openWire: OpenWire;
  /** The page's id, the same in the socket's address and in each of its frames. */
  readonly clientId: string;
  readonly clock: Clock;
  readonly storage: OutboxStorage;
  readonly bizOrderNo?: string;
  readonly isHidden: boolean;
  /** Reads the lines after this number, and refreshes the session if necessary. */
  record(after: number): Promise<ChatRecord>;
  ask(message: Unsent): Promise<readonly ChatLine[]>;
  readonly pictures: PictureFiles;
  /** Uploads a picture and resolves to its address. `onProgress` receives the uploaded fraction, 0 to 1. */
  upload(file: Blob, options: UploadOptions): Promise<string>;
  token(): string | undefined;
  /** False until a person who came by a link has confirmed the account. Until then the socket only receives, and messages are sent over HTTP, which asks for the confirmation (U04). */
  isConfirmed(): boolean;
  /** False if the phone's person has changed, or an admin's customer. No message is then sent (A04). */
  isSamePersonSignedIn(): boolean;
  /** The admin who works on the customer's behalf. */
  admin?(): { readonly token: string; readonly userId: string } | undefined;
  newId(): string;
}

export interface UploadOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (fraction: number) => void;
}
