/**
 * Handles gestures on a picture. Rules:
 * 1. A pinch zooms around the point between the fingers and moves the picture.
 * 2. A double tap enlarges the picture at that point; another double tap shows it whole.
 * 3. One finger pans an enlarged picture; on a whole picture a horizontal swipe turns to the next.
 */
import { type PointerEvent, useRef, useState } from 'react';
import { moved, type Point, STEP, TAPPED, WHOLE, type Zoom, zoomed } from './zoom.ts';

/** The most milliseconds and pixels between the two taps of a double tap. */
const DOUBLE_MS = 300;
const DOUBLE_PX = 30;
/** The movement below which a touch is a tap. Pixels. */
const TAP_PX = 10;
/** The length of a swipe that turns to the next picture. Pixels. */
const TURN_PX = 50;

interface Tap extends Point {
  readonly at: number;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/** Returns zoom state and handlers of the picture at `index`. Each picture starts whole. */
export function useZoom(index: number, onTurn: (by: 1 | -1) => void) {
  const [stored, setStored] = useState({ at: index, zoom: WHOLE });
  const zoom = stored.at === index ? stored.zoom : WHOLE;
  const setZoom = (next: (previous: Zoom) => Zoom) =>
    setStored((previous) => ({ at: index, zoom: next(previous.at === index ? previous.zoom : WHOLE) }));
  const box = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const stroke = useRef<{ from: Point; isOne: boolean }>(undefined);
  const lastTap = useRef<Tap>(undefined);

  const room = () => ({ width: box.current?.clientWidth ?? 0, height: box.current?.clientHeight ?? 0 });
  /** Converts a point of the screen to one relative to the middle of the box. */
  const inBox = ({ x, y }: Point): Point => {
    const rect = box.current?.getBoundingClientRect();
    return rect ? { x: x - rect.left - rect.width / 2, y: y - rect.top - rect.height / 2 } : { x: 0, y: 0 };
  };
  const toScale = (scale: (previous: number) => number, around: Point = { x: 0, y: 0 }) =>
    setZoom((previous) => zoomed(previous, scale(previous.scale), around, room()));

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    fingers.current.set(event.pointerId, pointOf(event));
    stroke.current = { from: pointOf(event), isOne: fingers.current.size === 1 };
  };

  const onPointerMove = (event: PointerEvent) => {
    const previous = fingers.current.get(event.pointerId);
    if (!previous) return;
    const now = pointOf(event);
    fingers.current.set(event.pointerId, now);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    const from = other ? middle(previous, other) : previous;
    const to = other ? middle(now, other) : now;
    const grown = other ? distance(now, other) / Math.max(1, distance(previous, other)) : 1;
    setZoom((zoom) => {
      const larger = zoomed(zoom, zoom.scale * grown, inBox(to), room());
      return moved(larger, { x: to.x - from.x, y: to.y - from.y }, room());
    });
  };

  const onPointerUp = (event: PointerEvent) => {
    if (!fingers.current.delete(event.pointerId)) return;
    const { from, isOne } = stroke.current ?? {};
    if (!from || !isOne || fingers.current.size > 0) return;
    const to = pointOf(event);
    if (distance(from, to) < TAP_PX) tapped({ ...to, at: event.timeStamp });
    else if (zoom.scale === 1 && Math.abs(to.x - from.x) > Math.max(TURN_PX, Math.abs(to.y - from.y)))
      onTurn(to.x < from.x ? 1 : -1);
  };

  const tapped = (tap: Tap) => {
    const previous = lastTap.current;
    const isDouble = previous && tap.at - previous.at < DOUBLE_MS && distance(previous, tap) < DOUBLE_PX;
    lastTap.current = isDouble ? undefined : tap;
    if (isDouble) toScale((scale) => (scale > 1 ? 1 : TAPPED), inBox(tap));
  };

  return {
    zoom,
    box,
    larger: () => toScale((scale) => scale * STEP),
    smaller: () => toScale((scale) => scale / STEP),
    /** Pans an enlarged picture. */
    move: (by: Point) => setZoom((previous) => moved(previous, by, room())),
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
    },
  };
}
