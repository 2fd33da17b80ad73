/** Stores the files of unsent pictures in memory, and on the phone if possible. They are deleted when their person logs out. */
import { whenPersonGoes } from '../platform/personal.ts';
import { dropUnsentFile, keepUnsentFile, recallUnsentFile } from '../platform/unsent-files.ts';
import { STORED_DAYS } from './stored-outbox.ts';

/** Stores the files of pictures until they are uploaded. Files have the ids of their messages. */
export interface PictureFiles {
  /** Stores a file for this page load. Resolves to true if it will survive a reload. */
  keep(clientMsgId: string, file: Blob): Promise<boolean>;
  /** Resolves to the file, or undefined if it does not exist. Rejects if the storage cannot be read. */
  recall(clientMsgId: string): Promise<Blob | undefined>;
  drop(clientMsgId: string): void;
}

const pictures = new Map<string, Blob>();
whenPersonGoes(() => pictures.clear());

export const storedPictures: PictureFiles = {
  keep(clientMsgId, file) {
    pictures.set(clientMsgId, file);
    return keepUnsentFile(clientMsgId, file, STORED_DAYS);
  },
  recall: async (clientMsgId) => pictures.get(clientMsgId) ?? recallUnsentFile(clientMsgId),
  drop(clientMsgId) {
    pictures.delete(clientMsgId);
    void dropUnsentFile(clientMsgId);
  },
};
