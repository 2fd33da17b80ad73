/**
 * Handles gestures on a picture. Rules:
 * 1. A pinch zooms around the point between the fingers and moves the picture.
 * 2. A double tap enlarges the picture at that point. Another double tap shows the whole picture.
 * 3. One finger pans an enlarged picture. On a whole picture a horizontal swipe turns to the next picture.
 */
import { type PointerEvent, useRef, useState } from 'react';
import { DOUBLE_TAP_SCALE, moveBy, type Point, WHOLE, ZOOM_FACTOR, type Zoom, zoomAround } from './zoom.ts';

/** The maximum milliseconds and pixels between the two taps of a double tap. */
const DOUBLE_MS = 300;
const DOUBLE_PX = 30;
/** The movement in pixels below which a touch is a tap. */
const TAP_PX = 10;
/** The minimum length in pixels of a swipe that turns to the next picture. */
const TURN_PX = 50;

interface Tap extends Point {
  readonly time: number;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/** Returns the zoom state and the handlers of the picture at `index`. Each picture is shown whole at first. */
export function useZoom(index: number, onTurn: (by: 1 | -1) => void) {
  const [stored, setStored] = useState({ index, zoom: WHOLE });
  const zoom = stored.index === index ? stored.zoom : WHOLE;
  const setZoom = (next: (previous: Zoom) => Zoom) =>
    setStored((previous) => ({ index, zoom: next(previous.index === index ? previous.zoom : WHOLE) }));
  const box = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const gesture = useRef<{ from: Point; isOneFinger: boolean }>(undefined);
  const lastTap = useRef<Tap>(undefined);

  const boxSize = () => ({ width: box.current?.clientWidth ?? 0, height: box.current?.clientHeight ?? 0 });
  /** Converts a point of the screen to one relative to the middle of the box. */
  const toBoxPoint = ({ x, y }: Point): Point => {
    const rect = box.current?.getBoundingClientRect();
    return rect ? { x: x - rect.left - rect.width / 2, y: y - rect.top - rect.height / 2 } : { x: 0, y: 0 };
  };
  const zoomTo = (scale: (previous: number) => number, around: Point = { x: 0, y: 0 }) =>
    setZoom((previous) => zoomAround(previous, scale(previous.scale), around, boxSize()));

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    fingers.current.set(event.pointerId, pointOf(event));
    gesture.current = { from: pointOf(event), isOneFinger: fingers.current.size === 1 };
  };

  const onPointerMove = (event: PointerEvent) => {
    const previous = fingers.current.get(event.pointerId);
    if (!previous) return;
    const point = pointOf(event);
    fingers.current.set(event.pointerId, point);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    const from = other ? middle(previous, other) : previous;
    const to = other ? middle(point, other) : point;
    const growth = other ? distance(point, other) / Math.max(1, distance(previous, other)) : 1;
    setZoom((zoom) => {
      const larger = zoomAround(zoom, zoom.scale * growth, toBoxPoint(to), boxSize());
      return moveBy(larger, { x: to.x - from.x, y: to.y - from.y }, boxSize());
    });
  };

  const onPointerUp = (event: PointerEvent) => {
    if (!fingers.current.delete(event.pointerId)) return;
    const { from, isOneFinger } = gesture.current ?? {};
    if (!from || !isOneFinger || fingers.current.size > 0) return;
    const to = pointOf(event);
    if (distance(from, to) < TAP_PX) handleTap({ ...to, time: event.timeStamp });
    else if (zoom.scale === 1 && Math.abs(to.x - from.x) > Math.max(TURN_PX, Math.abs(to.y - from.y)))
      onTurn(to.x < from.x ? 1 : -1);
  };

  const handleTap = (tap: Tap) => {
    const previous = lastTap.current;
    const isDouble = previous && tap.time - previous.time < DOUBLE_MS && distance(previous, tap) < DOUBLE_PX;
    lastTap.current = isDouble ? undefined : tap;
    if (isDouble) zoomTo((scale) => (scale > 1 ? 1 : DOUBLE_TAP_SCALE), toBoxPoint(tap));
  };

  return {
    zoom,
    box,
    larger: () => zoomTo((scale) => scale * ZOOM_FACTOR),
    smaller: () => zoomTo((scale) => scale / ZOOM_FACTOR),
    /** Pans an enlarged picture. */
    move: (by: Point) => setZoom((previous) => moveBy(previous, by, boxSize())),
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
    },
  };
}
