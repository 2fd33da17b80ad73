/** The scale of a picture and its offset from the middle of its box in pixels. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The size of the picture's box. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 4;
export const DOUBLE_TAP_SCALE = 2.5;
/** The zoom factor of a key or button. */
export const ZOOM_FACTOR = 1.5;

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** Limits the offset so that no edge of the picture moves into its box. */
function clampOffset({ scale, x, y }: Zoom, { width, height }: Box): Zoom {
  const maxOffset = (length: number) => (length * (scale - 1)) / 2;
  const limit = (offset: number, length: number) => clamp(offset, -maxOffset(length), maxOffset(length));
  // Adding 0 turns -0 into 0.
  return { scale, x: limit(x, width) + 0, y: limit(y, height) + 0 };
}

/** Returns the zoom at another scale. The point, relative to the middle of the box, stays in place. */
export function zoomAround(zoom: Zoom, targetScale: number, point: Point, box: Box): Zoom {
  const scale = clamp(targetScale, 1, MAX_SCALE);
  const ratio = scale / zoom.scale;
  return clampOffset({ scale, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio }, box);
}

export const moveBy = (zoom: Zoom, by: Point, box: Box): Zoom =>
  clampOffset({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, box);
