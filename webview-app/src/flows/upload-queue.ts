/**
 * Queues the uploads of a form's pictures. Rules:
 * 1. Each picture is redrawn, checked, and sent without a tap. Two pictures are uploaded at a time, in the order in which they were chosen.
 * 2. A failed upload waits for the person, who retries or removes it. No upload is retried automatically.
 * 3. Removing a picture, or stopping the queue, aborts its upload. A late answer changes nothing.
 * 4. An uploaded picture stays in the queue.
 */
import { isApiError } from '../client/request.ts';
import { pictureUrl } from '../platform/picture-url.ts';
import { type CompressedPicture, compressPicture } from './compress-picture.ts';
import { FAULT_OF, type PictureFault, pictureFault, type UploadKind, uploadPicture } from './upload.ts';

export interface QueuedPicture {
  readonly id: number;
  /** The address for an `<img>`. */
  readonly src: string;
  readonly state: 'waiting' | 'uploading' | 'failed' | 'done';
  /** The uploaded fraction, 0 to 1. */
  readonly progress: number;
  /** The address of the uploaded picture. */
  readonly url?: string;
  /** The reason of a failure. `unsent`: it could not be sent now. */
  readonly fault?: PictureFault | 'unsent';
  /** True if text in the picture may be too small to read. */
  readonly isTooSmall?: true;
}

export interface UploadQueueOptions {
  /** Addresses of pictures that were sent before. */
  readonly sent?: readonly string[];
}

/** The maximum number of simultaneous uploads. */
const MAX_UPLOADS = 2;

/** Redraws and checks a chosen picture. */
export async function preparePicture(file: Blob): Promise<CompressedPicture | PictureFault> {
  const compressed = await compressPicture(file);
  if (!compressed) return 'not-a-picture';
  return pictureFault(compressed.blob) ?? compressed;
}

export class UploadQueue {
  #pictures: readonly QueuedPicture[];
  #next = 0;
  #isStopped = false;
  readonly #kind: UploadKind;
  readonly #files = new Map<number, Blob>();
  readonly #running = new Map<number, AbortController>();
  readonly #listeners = new Set<() => void>();

  constructor(kind: UploadKind, { sent = [] }: UploadQueueOptions = {}) {
    this.#kind = kind;
    this.#pictures = sent.map((url) => ({ id: this.#newId(), src: pictureUrl(url), state: 'done', progress: 1, url }));
  }

  /** Returns the pictures, in a new array after each change. */
  readonly pictures = (): readonly QueuedPicture[] => this.#pictures;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(files: readonly Blob[]): void {
    if (this.#isStopped) return;
    const added = files.map((file): QueuedPicture => {
      const id = this.#newId();
      this.#files.set(id, file);
      return { id, src: URL.createObjectURL(file), state: 'waiting', progress: 0 };
    });
    this.#set([...this.#pictures, ...added]);
    this.#startWaiting();
  }

  retry(id: number): void {
    this.#change(id, { state: 'waiting', progress: 0 });
    this.#startWaiting();
  }

  remove(id: number): void {
    this.#drop(id);
    this.#set(this.#pictures.filter((picture) => picture.id !== id));
    this.#startWaiting();
  }

  /** Aborts every upload. The queue accepts no more files. */
  stop(): void {
    this.#isStopped = true;
    this.#listeners.clear();
    for (const { id } of this.#pictures) this.#drop(id);
  }

  #newId(): number {
    this.#next += 1;
    return this.#next;
  }

  #drop(id: number): void {
    this.#running.get(id)?.abort();
    this.#running.delete(id);
    const src = this.#files.delete(id) ? this.#pictures.find((picture) => picture.id === id)?.src : undefined;
    if (src) URL.revokeObjectURL(src);
  }

  #set(pictures: readonly QueuedPicture[]): void {
    this.#pictures = pictures;
    for (const listener of this.#listeners) listener();
  }

  #change(id: number, patch: Omit<QueuedPicture, 'id' | 'src'>): void {
    this.#set(this.#pictures.map((picture) => (picture.id === id ? { id, src: picture.src, ...patch } : picture)));
  }

  #startWaiting(): void {
    for (const { id, state } of this.#pictures) {
      const file = this.#files.get(id);
      if (this.#running.size < MAX_UPLOADS && state === 'waiting' && file) void this.#send(id, file);
    }
  }

  async #send(id: number, file: Blob): Promise<void> {
    const abort = new AbortController();
    const { signal } = abort;
    this.#running.set(id, abort);
    this.#change(id, { state: 'uploading', progress: 0 });
    const end = await this.#upload(file, signal, (progress) => {
      if (!signal.aborted) this.#change(id, { state: 'uploading', progress });
    });
    if (signal.aborted) return;
    this.#running.delete(id);
    this.#change(id, end);
    this.#startWaiting();
  }

  async #upload(
    file: Blob,
    signal: AbortSignal,
    onProgress: (fraction: number) => void,
  ): Promise<Omit<QueuedPicture, 'id' | 'src'>> {
    const failed = (fault: QueuedPicture['fault'] = 'unsent') => ({ state: 'failed', progress: 0, fault }) as const;
    try {
      const picture = await preparePicture(file);
      if (typeof picture === 'string') return failed(picture);
      if (signal.aborted) return failed();
      const { url } = await uploadPicture(this.#kind, picture.blob, { signal, onProgress });
      return { state: 'done', progress: 1, url, ...(picture.isTooSmall && { isTooSmall: true }) };
    } catch (error) {
      return failed(isApiError(error) ? FAULT_OF[Number(error.code)] : undefined);
    }
  }
}
