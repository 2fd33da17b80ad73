/** Sends pictures: chosen by the host's own means, checked before they are sent, with progress. */
import { chooseImages, isBridgeError } from '@sdhealth/bridge-sdk';
import type { UploadedPicture } from '../api/consultation.ts';
import { uploadInquiryPicture } from '../api/inquiry.ts';
import { uploadSpecialPicture } from '../api/special-inquiry.ts';
import { uploadTobPicture } from '../api/tob-inquiry.ts';
import { ApiError, isApiError, request } from '../client/request.ts';
import { bridge } from '../platform/bridge.ts';
import { withEnd } from '../platform/browser-waits.ts';
import { MOST_PICTURE_BYTES } from '../rules/constants.ts';

/** The endpoints for pictures: one row for each kind of consultation. */
export const UPLOADS = {
  inquiry: uploadInquiryPicture,
  special: uploadSpecialPicture,
  tob: uploadTobPicture,
} as const;
export type UploadKind = keyof typeof UPLOADS;

/** The kinds of pictures that the service takes; code 40920 refuses others, code 40921 a larger one. */
const KINDS: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

export type PictureFault = 'too-big' | 'not-a-picture';

/** Returns the fault of a picture before it is sent; undefined for a good one. */
export function pictureFault({ size, type }: Pick<Blob, 'size' | 'type'>): PictureFault | undefined {
  if (!KINDS.includes(type) || size === 0) return 'not-a-picture';
  return size > MOST_PICTURE_BYTES ? 'too-big' : undefined;
}

/** Lets the person choose up to `count` (1 to 9) pictures. Empty when the person cancels; rejects where the host cannot. */
export async function choosePictures(count: number, source?: 'camera' | 'album'): Promise<Blob[]> {
  try {
    const { images } = await bridge.call(chooseImages, { count, ...(source && { source }) });
    return await Promise.all(images.map(({ url }) => blobOf(url)));
  } catch (error) {
    if (isBridgeError(error, 'CANCELLED')) return [];
    throw error;
  }
}

/** A `data:` url is read by hand, as the page's policy need not let it be fetched. */
async function blobOf(url: string): Promise<Blob> {
  const [, type, base64] = /^data:([\w/+.-]+);base64,(.*)$/s.exec(url) ?? [];
  if (type === undefined || base64 === undefined) {
    const blob = await withEnd('file', async () => (await fetch(url)).blob());
    // The address was made for this choice alone: it would hold the picture for as long as the page lives.
    URL.revokeObjectURL(url);
    return blob;
  }
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type });
}

export interface UploadOptions {
  /** Gets the part that has been sent, 0 to 1. */
  onProgress?: (sentPart: number) => void;
  /** Leaving the screen ends it. */
  signal?: AbortSignal;
}

/** The service's refusals of a picture that no other try changes, by their codes. */
export const FAULT_OF: Readonly<Record<number, PictureFault>> = { 40920: 'not-a-picture', 40921: 'too-big' };
/** The codes of what a server in front of the service says by an HTTP status alone. */
const CODE_OF_STATUS: Readonly<Record<number, number>> = { 413: 40921, 415: 40920 };

/** Sends one picture. Rejects with an `ApiError`; nothing is sent twice by itself. */
export async function uploadPicture(
  kind: UploadKind,
  file: Blob,
  options: UploadOptions = {},
): Promise<UploadedPicture> {
  try {
    return await request(UPLOADS[kind], { body: { file } }, options);
  } catch (error) {
    const status = isApiError(error, 'HTTP') ? error.status : undefined;
    const code = status === undefined ? undefined : CODE_OF_STATUS[status];
    throw code === undefined ? error : new ApiError(code, UPLOADS[kind].path, { cause: error });
  }
}
