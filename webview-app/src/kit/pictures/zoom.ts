/** The arithmetic of an enlarged picture: how large it is drawn, and how far it is moved from the middle of its box, in pixels. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The room of the picture. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
export const LARGEST = 4;
/** A double tap enlarges so much. */
export const TAPPED = 2.5;
/** A step of the keyboard and of the buttons. */
export const STEP = 1.5;

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** No edge of the picture comes further than the edge of its box. */
function within({ scale, x, y }: Zoom, { width, height }: Box): Zoom {
  const most = (length: number) => (length * (scale - 1)) / 2;
  // Plus 0: no coordinate is -0.
  return { scale, x: between(x, -most(width), most(width)) + 0, y: between(y, -most(height), most(height)) + 0 };
}

/** Draws it at another size. What is at the point, counted from the middle of the box, stays there. */
export function zoomed(zoom: Zoom, to: number, point: Point, box: Box): Zoom {
  const scale = between(to, 1, LARGEST);
  const ratio = scale / zoom.scale;
  return within({ scale, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio }, box);
}

export const moved = (zoom: Zoom, by: Point, box: Box): Zoom =>
  within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, box);
