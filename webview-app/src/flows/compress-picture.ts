/**
 * Prepares a chosen picture for sending. Rules:
 * 1. The picture is redrawn as a JPEG of the size that `rules/picture-size.ts` calculates. It contains no byte of the chosen file, so no position, time,
 *    phone model or thumbnail, and no hidden data between or after the parts of a file.
 * 2. It has the best of `JPEG_QUALITIES` at which it is no larger than the chosen file, or else the quality at which it is smallest.
 * 3. A picture that is still too large for the service is drawn smaller.
 * 4. A file that cannot be drawn is not a picture, and is not sent.
 */
import { withEnd } from '../platform/browser-waits.ts';
import { MOST_PICTURE_BYTES } from '../rules/constants.ts';
import { fittedSize, isTooSmall, JPEG_QUALITIES, type PictureSize, scaled } from '../rules/picture-size.ts';

export interface CompressedPicture {
  readonly blob: Blob;
  /** True if text in the picture may be too small to read. */
  readonly isTooSmall: boolean;
}

/** The maximum number of times that a picture is drawn smaller. `REDRAW_SCALE` is the factor of its sides each time. */
const MAX_REDRAWS = 3;
const REDRAW_SCALE = 0.75;

/** Returns the redrawn picture. Undefined if it cannot be drawn. */
export async function compressPicture(file: Blob): Promise<CompressedPicture | undefined> {
  try {
    const image = await decode(file);
    try {
      return await redraw(image, file.size);
    } finally {
      image.free();
    }
  } catch {
    return undefined;
  }
}

interface DecodedImage {
  readonly source: CanvasImageSource;
  readonly width: number;
  readonly height: number;
  free(): void;
}

/** Decodes a file, upright. Falls back to an `<img>` if the engine has no `createImageBitmap`, or it cannot read the format. */
const decode = (file: Blob): Promise<DecodedImage> => decodeBitmap(file).catch(() => decodeImage(file));

async function decodeBitmap(file: Blob): Promise<DecodedImage> {
  const source = await withEnd('picture', () => createImageBitmap(file, { imageOrientation: 'from-image' }));
  return { source, width: source.width, height: source.height, free: () => source.close() };
}

async function decodeImage(file: Blob): Promise<DecodedImage> {
  if (!file.type.startsWith('image/')) throw new TypeError(file.type);
  const source = new Image();
  const address = URL.createObjectURL(file);
  const free = () => URL.revokeObjectURL(address);
  try {
    source.src = address;
    await withEnd('picture', () => source.decode());
    if (source.naturalWidth === 0) throw new TypeError('nothing to draw');
  } catch (error) {
    free();
    throw error;
  }
  return { source, width: source.naturalWidth, height: source.naturalHeight, free };
}

async function redraw(
  { source, ...originalSize }: DecodedImage,
  maxBytes: number,
): Promise<CompressedPicture | undefined> {
  let size = fittedSize(originalSize);
  let blob = await encode(source, size, maxBytes);
  for (let times = 0; blob && blob.size > MOST_PICTURE_BYTES && times < MAX_REDRAWS; times += 1) {
    size = scaled(size, REDRAW_SCALE);
    blob = await encode(source, size, maxBytes);
  }
  return blob && { blob, isTooSmall: isTooSmall(originalSize, size) };
}

async function encode(
  source: CanvasImageSource,
  { width, height }: PictureSize,
  maxBytes: number,
): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // A JPEG has no transparency. Without a background it would be black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  let smallest: Blob | undefined;
  for (const quality of JPEG_QUALITIES) {
    const candidate = await withEnd(
      'picture',
      () => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality)),
    );
    if (candidate && (!smallest || candidate.size < smallest.size)) smallest = candidate;
    if (smallest && smallest.size <= maxBytes) break;
  }
  // An iPhone limits the total pixels of all canvases, and frees those of a removed canvas late.
  Object.assign(canvas, { width: 0, height: 0 });
  return smallest;
}
