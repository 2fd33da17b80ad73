/** Uploads pictures with progress. The host's picker chooses them, and they are checked before they are sent. */
import { chooseImages, isBridgeError } from '@sdhealth/bridge-sdk';
import type { UploadedPicture } from '../api/consultation.ts';
import { uploadInquiryPicture } from '../api/inquiry.ts';
import { uploadSpecialPicture } from '../api/special-inquiry.ts';
import { uploadTobPicture } from '../api/tob-inquiry.ts';
import { ApiError, isApiError, request } from '../client/request.ts';
import { bridge } from '../platform/bridge.ts';
import { withEnd } from '../platform/browser-waits.ts';
import { MOST_PICTURE_BYTES } from '../rules/constants.ts';

/** The endpoints for pictures, one for each kind of consultation. */
export const UPLOADS = {
  inquiry: uploadInquiryPicture,
  special: uploadSpecialPicture,
  tob: uploadTobPicture,
} as const;
export type UploadKind = keyof typeof UPLOADS;

/** The picture types that the service accepts. Code 40920 refuses other types, code 40921 refuses a picture that is too large. */
const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

export type PictureFault = 'too-big' | 'not-a-picture';

/** Returns the fault of a picture before it is sent. Undefined for a valid one. */
export function pictureFault({ size, type }: Pick<Blob, 'size' | 'type'>): PictureFault | undefined {
  if (!PICTURE_TYPES.includes(type) || size === 0) return 'not-a-picture';
  return size > MOST_PICTURE_BYTES ? 'too-big' : undefined;
}

/** Lets the person choose up to `count` (1 to 9) pictures. Empty if the person cancels. Rejects if the host has no picker. */
export async function choosePictures(count: number, source?: 'camera' | 'album'): Promise<Blob[]> {
  try {
    const { images } = await bridge.call(chooseImages, { count, ...(source && { source }) });
    return await Promise.all(images.map(({ url }) => blobOf(url)));
  } catch (error) {
    if (isBridgeError(error, 'CANCELLED')) return [];
    throw error;
  }
}

/** Returns the content of an address. Decodes a `data:` address without `fetch`, because the page's policy may forbid it. */
async function blobOf(url: string): Promise<Blob> {
  const [, type, base64] = /^data:([\w/+.-]+);base64,(.*)$/s.exec(url) ?? [];
  if (type === undefined || base64 === undefined) {
    const blob = await withEnd('file', async () => (await fetch(url)).blob());
    // The object URL would keep the picture in memory as long as the page exists.
    URL.revokeObjectURL(url);
    return blob;
  }
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type });
}

export interface UploadOptions {
  /** Receives the uploaded fraction, 0 to 1. */
  onProgress?: (fraction: number) => void;
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
