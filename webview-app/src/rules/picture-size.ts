/** Computes the size to which a picture is scaled down before upload. */

/** The maximum area of an uploaded picture, in pixels: a photograph of 1,920 by 1,440. */
export const MAX_AREA_PX = 2_764_800;
/** The minimum short side at which a report on a long picture stays readable, in pixels. It takes precedence over the area. */
export const MIN_SHORT_SIDE_PX = 700;
/** The largest canvas of an iPhone, in pixels, with room for rounding. A larger canvas stays empty there. */
export const MAX_CANVAS_PX = 16_700_000;
/** The longest side of a canvas that all engines draw, in pixels. */
export const MAX_CANVAS_SIDE_PX = 16_384;

/** JPEG qualities, 0 to 1, in the order in which they are tried. The next quality is used if the previous one does not make the file smaller. */
export const JPEG_QUALITIES = [0.82, 0.65] as const;

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const shortSide = ({ width, height }: PictureSize): number => Math.min(width, height);

/**
 * Returns the upload size of a picture: the same shape, never enlarged, in whole pixels of at least 1. The area is limited, but the short
 * side stays readable as long as a canvas can hold it.
 */
export function fittedSize(size: PictureSize): PictureSize {
  const { width, height } = size;
  const area = Math.max(1, width * height);
  const factor = Math.min(
    1,
    Math.max(Math.sqrt(MAX_AREA_PX / area), MIN_SHORT_SIDE_PX / Math.max(1, shortSide(size))),
    Math.sqrt(MAX_CANVAS_PX / area),
    MAX_CANVAS_SIDE_PX / Math.max(1, width, height),
  );
  return scaled(size, factor);
}

/** Returns the size scaled by a factor above 0 up to 1, in whole pixels. */
export function scaled({ width, height }: PictureSize, factor: number): PictureSize {
  const fit = (side: number) => Math.max(1, Math.round(side * factor));
  return { width: fit(width), height: fit(height) };
}

/** Checks that the text on an uploaded picture may be too small to read. */
export const isTooSmall = (original: PictureSize, uploaded: PictureSize): boolean =>
  shortSide(uploaded) < Math.min(MIN_SHORT_SIDE_PX, shortSide(original));
