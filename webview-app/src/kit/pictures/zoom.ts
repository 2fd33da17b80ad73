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
export const LARGEST = 4;
/** The scale after a double tap. */
export const TAPPED = 2.5;
/** The zoom factor of a key or button. */
export const STEP = 1.5;

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Limits the offset so that no edge of the picture comes inside its box. */
function within({ scale, x, y }: Zoom, { width, height }: Box): Zoom {
  const most = (length: number) => (length * (scale - 1)) / 2;
  // Adding 0 turns -0 into 0.
  return { scale, x: between(x, -most(width), most(width)) + 0, y: between(y, -most(height), most(height)) + 0 };
}

/** Returns the zoom at another scale. The point, relative to the middle of the box, stays in place. */
export function zoomed(zoom: Zoom, to: number, point: Point, box: Box): Zoom {
  const scale = between(to, 1, LARGEST);
  const ratio = scale / zoom.scale;
  return within({ scale, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio }, box);
}

export const moved = (zoom: Zoom, by: Point, box: Box): Zoom =>
  within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, box);
