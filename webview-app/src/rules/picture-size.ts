/** The rule by which a picture is made smaller before it is sent. */

/** The area of a picture that is sent, in pixels: a photograph of 1,920 by 1,440. */
export const MOST_AREA_PX = 2_764_800;
/** The short side down to which a report on a long picture can still be read, in pixels: it comes before the area. */
export const LEAST_SHORT_SIDE_PX = 700;
/** The largest canvas of an iPhone, in pixels, with room for rounding: a larger one is drawn empty there. */
export const MOST_CANVAS_PX = 16_700_000;
/** The longest side of a canvas that all engines draw, in pixels. */
export const LONGEST_CANVAS_SIDE_PX = 16_384;

/** Qualities of a JPEG in the order in which they are tried, 0 to 1: a later one where an earlier one saves nothing. */
export const JPEG_QUALITIES = [0.82, 0.65] as const;

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const shortSide = ({ width, height }: PictureSize): number => Math.min(width, height);

/**
 * Returns the size at which a picture is sent: its own shape, never larger than it is, whole pixels, none of them zero. Its area is limited,
 * but its short side stays readable for as long as a canvas holds it.
 */
export function fittedSize(size: PictureSize): PictureSize {
  const { width, height } = size;
  const area = Math.max(1, width * height);
  const part = Math.min(
    1,
    Math.max(Math.sqrt(MOST_AREA_PX / area), LEAST_SHORT_SIDE_PX / Math.max(1, shortSide(size))),
    Math.sqrt(MOST_CANVAS_PX / area),
    LONGEST_CANVAS_SIDE_PX / Math.max(1, width, height),
  );
  return scaled(size, part);
}

/** Returns the size at a part of it, above 0 to 1, in whole pixels. */
export function scaled({ width, height }: PictureSize, part: number): PictureSize {
  const fit = (side: number) => Math.max(1, Math.round(side * part));
  return { width: fit(width), height: fit(height) };
}

/** Tells if the writing on a picture may have become too small to be read. */
export const isTooSmall = (own: PictureSize, uploaded: PictureSize): boolean =>
  shortSide(uploaded) < Math.min(LEAST_SHORT_SIDE_PX, shortSide(own));
