/** Opens the conversation of an order with the real network, clock and storage. Importing it has no effect. A screen imports it when it is shown. */
import type { ChatLine, ChatRecord } from '../api/consultation.ts';
import { askSpecialQuestion, getSpecialChatRecord } from '../api/special-inquiry.ts';
import { askTobQuestion, getTobChatRecord } from '../api/tob-inquiry.ts';
import { ports } from '../client/ports.ts';
import { request } from '../client/request.ts';
import { type UploadKind, uploadPicture } from '../flows/upload.ts';
import { admin } from '../platform/admin.ts';
import { realClock } from '../platform/link/clock.ts';
import { watchPage } from '../platform/link/watch-page.ts';
import { webWire } from '../platform/link/wire.ts';
import { settings } from '../platform/settings.ts';
import { randomHash } from '../rules/random-hash.ts';
import { chatAddress } from './address.ts';
import { Conversation } from './conversation.ts';
import type { Unsent } from './outbox.ts';
import { storedOutbox } from './stored-outbox.ts';
import { storedPictures } from './stored-pictures.ts';

/** The HTTP requests of each kind of consultation. */
const REQUESTS = {
  special: {
    record: getSpecialChatRecord,
    ask: async (message: Unsent, order: ChatOrder) => {
      const { clientMsgId, text, pictureUrl } = message;
      const body = { ...order, clientMsgId, ...(text && { text }), ...(pictureUrl && { pictures: [pictureUrl] }) };
      return request(askSpecialQuestion, { body }, { idempotencyKey: clientMsgId });
    },
  },
  tob: {
    record: getTobChatRecord,
    ask: async (message: Unsent, order: ChatOrder) => {
      const { clientMsgId, text, pictureUrl } = message;
      const body = { ...order, clientMsgId, ...(text && { text }), ...(pictureUrl && { pictureUrl }) };
      return request(askTobQuestion, { body }, { idempotencyKey: clientMsgId });
    },
  },
} as const;
export type ChatKind = keyof typeof REQUESTS;

export interface ChatOrder {
  readonly orderNo: string;
  readonly bizOrderNo: string;
}

export interface OpenChat {
  readonly conversation: Conversation;
  close(): void;
}

/**
 * Opens a conversation and connects it with the page and the network. The caller closes it with its screen. `upload` selects the upload of
 * its pictures. `initialRecord` is a record that the caller has just read: the conversation starts with it and continues from there.
 */
export function openChat(kind: ChatKind, upload: UploadKind, order: ChatOrder, initialRecord?: ChatRecord): OpenChat {
  const requests = REQUESTS[kind];
  let unusedRecord = initialRecord;
  const { orderNo, bizOrderNo } = order;
  const clientId = randomHash();
  const address = chatAddress(settings.chatOrigin || location.origin, orderNo, clientId);
  const conversation = new Conversation({
    openWire: (events) => webWire(address, WebSocket)(events),
    clientId,
    clock: realClock(),
    storage: storedOutbox(bizOrderNo),
    bizOrderNo,
    isHidden: document.hidden,
    async record(after): Promise<ChatRecord> {
      const currentRecord = unusedRecord;
      unusedRecord = undefined;
      return currentRecord ?? request(requests.record, { query: { orderNo, bizOrderNo, after } });
    },
    ask: async (message): Promise<readonly ChatLine[]> => (await requests.ask(message, order)).lines,
    pictures: storedPictures,
    upload: async (file, options) => (await uploadPicture(upload, file, options)).url,
    token: () => ports().token(),
    isConfirmed: () => ports().isAccountConfirmed(),
    isSamePersonSignedIn: () => ports().isSamePersonSignedIn(),
    admin,
    newId: randomHash,
  });
  const stopWatching = watchPage((event) => conversation.dispatch(event));
  conversation.start();
  return {
    conversation,
    close() {
      stopWatching();
      conversation.stop();
    },
  };
}
