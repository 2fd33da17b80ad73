/** The files of unsent pictures: in the memory of the page load, and on the phone where it takes them. They go with their person. */
import { whenPersonGoes } from '../platform/personal.ts';
import { dropUnsentFile, keepUnsentFile, recallUnsentFile } from '../platform/unsent-files.ts';
import { KEPT_DAYS } from './kept-outbox.ts';

/** The place where the files of pictures are until these are uploaded. Files have the ids of their messages. */
export interface PictureFiles {
  /** Takes a file for this page load. Resolves to true when it will survive that. */
  keep(clientMsgId: string, file: Blob): Promise<boolean>;
  /** Resolves to undefined where there is no such file (any more); rejects where nobody can tell. */
  recall(clientMsgId: string): Promise<Blob | undefined>;
  drop(clientMsgId: string): void;
}

const pictures = new Map<string, Blob>();
whenPersonGoes(() => pictures.clear());

export const keptPictures: PictureFiles = {
  keep(clientMsgId, file) {
    pictures.set(clientMsgId, file);
    return keepUnsentFile(clientMsgId, file, KEPT_DAYS);
  },
  recall: async (clientMsgId) => pictures.get(clientMsgId) ?? recallUnsentFile(clientMsgId),
  drop(clientMsgId) {
    pictures.delete(clientMsgId);
    void dropUnsentFile(clientMsgId);
  },
};
