/** Uploads pictures with progress. The host's own means choose them, and they are checked before sending. */
import { chooseImages, isBridgeError } from '@sdhealth/bridge-sdk';
import type { UploadedPicture } from '../api/consultation.ts';
import { uploadInquiryPicture } from '../api/inquiry.ts';
import { uploadSpecialPicture } from '../api/special-inquiry.ts';
import { uploadTobPicture } from '../api/tob-inquiry.ts';
import { ApiError, isApiError, request } from '../client/request.ts';
import { bridge } from '../platform/bridge.ts';
import { withEnd } from '../platform/browser-waits.ts';
import { MOST_PICTURE_BYTES } from '../rules/constants.ts';

/** The endpoints for pictures, one row for each kind of consultation. */
export const UPLOADS = {
  inquiry: uploadInquiryPicture,
  special: uploadSpecialPicture,
  tob: uploadTobPicture,
} as const;
export type UploadKind = keyof typeof UPLOADS;

/** The types of pictures that the service takes. Code 40920 refuses other types, code 40921 too large a picture. */
const KINDS: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

export type PictureFault = 'too-big' | 'not-a-picture';

/** Returns the fault of a picture before it is sent. Undefined for a valid one. */
export function pictureFault({ size, type }: Pick<Blob, 'size' | 'type'>): PictureFault | undefined {
  if (!KINDS.includes(type) || size === 0) return 'not-a-picture';
  return size > MOST_PICTURE_BYTES ? 'too-big' : undefined;
}

/** Lets the person choose up to `count` (1 to 9) pictures. Empty if the person cancels. Rejects if the host cannot. */
export async function choosePictures(count: number, source?: 'camera' | 'album'): Promise<Blob[]> {
  try {
    const { images } = await bridge.call(chooseImages, { count, ...(source && { source }) });
    return await Promise.all(images.map(({ url }) => blobOf(url)));
  } catch (error) {
    if (isBridgeError(error, 'CANCELLED')) return [];
    throw error;
  }
}

/** Returns the content of an address. Decodes a `data:` address by hand, as the page's policy may forbid fetching it. */
async function blobOf(url: string): Promise<Blob> {
  const [, type, base64] = /^data:([\w/+.-]+);base64,(.*)$/s.exec(url) ?? [];
  if (type === undefined || base64 === undefined) {
    const blob = await withEnd('file', async () => (await fetch(url)).blob());
    // The address was made for this choice only. It would hold the picture for as long as the page lives.
    URL.revokeObjectURL(url);
    return blob;
  }
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type });
}

export interface UploadOptions {
  /** Receives the uploaded share, 0 to 1. */
  onProgress?: (sentPart: number) => void;
  /** Aborted when the screen is left. */
  signal?: AbortSignal;
}

/** The service's final refusals of a picture, by their codes. */
export const FAULT_OF: Readonly<Record<number, PictureFault>> = { 40920: 'not-a-picture', 40921: 'too-big' };
/** The codes for the HTTP statuses of a proxy in front of the service. */
const CODE_OF_STATUS: Readonly<Record<number, number>> = { 413: 40921, 415: 40920 };

/** Sends one picture. Rejects with an `ApiError`. Not retried automatically. */
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
