/** The rule by which a picture is made smaller before it is sent. */

/** The longest side of a picture that is sent, in pixels: a doctor can still read a report on it. */
export const LONGEST_SIDE_PX = 1_920;

/** Qualities of a JPEG in the order in which they are tried, 0 to 1: a later one where an earlier one saves nothing. */
export const JPEG_QUALITIES = [0.82, 0.65] as const;

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Returns the size at which a picture is sent: its own shape, never larger than it is, whole pixels, none of them zero. */
export function fittedSize({ width, height }: PictureSize, longest = LONGEST_SIDE_PX): PictureSize {
  const part = Math.min(1, longest / Math.max(width, height, 1));
  const fit = (side: number) => Math.max(1, Math.round(side * part));
  return { width: fit(width), height: fit(height) };
}
