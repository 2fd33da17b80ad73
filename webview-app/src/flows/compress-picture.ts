/**
 * Prepares a chosen picture for sending. Rules:
 * 1. The picture is redrawn as a JPEG of the size that the rules give. It contains no byte of the chosen file, so no position, time,
 *    phone or thumbnail, and nothing hidden between or behind the parts of a file.
 * 2. It is no larger than the chosen file if one of the qualities achieves that. Otherwise it is as small as the qualities allow.
 * 3. A picture that is still too large for the service is drawn smaller.
 * 4. A file that cannot be drawn is no picture, and is not sent.
 */
import { withEnd } from '../platform/browser-waits.ts';
import { MOST_PICTURE_BYTES } from '../rules/constants.ts';
import { fittedSize, isTooSmall, JPEG_QUALITIES, type PictureSize, scaled } from '../rules/picture-size.ts';

export interface CompressedPicture {
  readonly blob: Blob;
  /** True if text in it may be too small to read. */
  readonly isTooSmall: boolean;
}

/** The number of times that a picture is drawn smaller. `REDRAWN_PART` is the remaining share of a side. */
const MOST_REDRAWN = 3;
const REDRAWN_PART = 0.75;

/** Returns the redrawn picture. Undefined if it cannot be drawn. */
export async function compressPicture(file: Blob): Promise<CompressedPicture | undefined> {
  try {
    const shown = await decoded(file);
    try {
      return await drawnAnew(shown, file.size);
    } finally {
      shown.free();
    }
  } catch {
    return undefined;
  }
}

interface Decoded {
  readonly source: CanvasImageSource;
  readonly width: number;
  readonly height: number;
  free(): void;
}

/** Decodes a file, upright. Falls back to an `<img>` if the engine has no `createImageBitmap`, or it cannot read the format. */
const decoded = (file: Blob): Promise<Decoded> => byBitmap(file).catch(() => byImage(file));

async function byBitmap(file: Blob): Promise<Decoded> {
  const source = await withEnd('picture', () => createImageBitmap(file, { imageOrientation: 'from-image' }));
  return { source, width: source.width, height: source.height, free: () => source.close() };
}

async function byImage(file: Blob): Promise<Decoded> {
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

async function drawnAnew({ source, ...own }: Decoded, most: number): Promise<CompressedPicture | undefined> {
  let size = fittedSize(own);
  let blob = await drawn(source, size, most);
  for (let times = 0; blob && blob.size > MOST_PICTURE_BYTES && times < MOST_REDRAWN; times += 1) {
    size = scaled(size, REDRAWN_PART);
    blob = await drawn(source, size, most);
  }
  return blob && { blob, isTooSmall: isTooSmall(own, size) };
}

async function drawn(
  source: CanvasImageSource,
  { width, height }: PictureSize,
  most: number,
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
    const coded = await withEnd(
      'picture',
      () => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality)),
    );
    if (coded && (!smallest || coded.size < smallest.size)) smallest = coded;
    if (smallest && smallest.size <= most) break;
  }
  // An iPhone limits the pixels of all canvases together, and frees the pixels of a removed canvas late.
  Object.assign(canvas, { width: 0, height: 0 });
  return smallest;
}
