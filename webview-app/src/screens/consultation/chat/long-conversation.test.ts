/** Tests the pure functions of a long conversation: chunks, the rendered window, the opening position. */
import { describe, expect, test } from 'vitest';
import type { ChatLine } from '../../../api/consultation.ts';
import { chunksOf, chunkWith, LINES_OF_CHUNK } from './chunks.ts';
import { firstUnread, startPosition } from './start-place.ts';
import { heightsOf, topFromEnd, windowAt } from './window.ts';

const line = (seq: number, more: Partial<ChatLine> = {}): ChatLine => ({
  messageId: `M${seq}`,
  seq,
  sender: 'doctor',
  kind: 'text',
  text: `${seq}`,
  sentAt: '2026-03-03T10:00:00+08:00',
  ...more,
});
const lines = (count: number) => Array.from({ length: count }, (_, index) => line(index + 1));

describe('chunks', () => {
  test('when built: hold each line once, in order, with their neighbours', () => {
    const chunks = chunksOf(lines(20));
    expect(chunks.flatMap((chunk) => chunk.lines.map(({ seq }) => seq))).toEqual(lines(20).map(({ seq }) => seq));
    expect(chunks.map(({ number, before, after }) => [number, before?.seq, after?.seq])).toEqual([
      [0, undefined, 9],
      [1, 8, 17],
      [2, 16, undefined],
    ]);
  });

  test('when unchanged: stay the same objects, so that they do not render again', () => {
    const previous = lines(20);
    const known = chunksOf(previous);
    const after = chunksOf([...previous, line(21)], known);
    expect(after.map((chunk, index) => chunk === known[index])).toEqual([true, true, false]);
  });

  test('when a line arrives late: only its chunk and the neighbour change', () => {
    const all = lines(40);
    const known = chunksOf(all.filter(({ seq }) => seq !== 12));
    const after = chunksOf(all, known);
    expect(after.map((chunk, index) => chunk === known[index])).toEqual([true, false, true, true, true]);
  });

  test('when a line is looked up: its chunk is found, the last one for a line after the end', () => {
    const chunks = chunksOf(lines(20));
    expect([1, LINES_OF_CHUNK, LINES_OF_CHUNK + 1, 99].map((seq) => chunkWith(chunks, seq))).toEqual([0, 0, 1, 2]);
  });
});

describe('the window', () => {
  const heights = Array.from({ length: 1_000 }, () => 100);
  test.each([
    ['at the end', 0, 994, 999],
    ['in the middle', 50_000, 493, 507],
    ['at the beginning', 99_400, 0, 13],
    ['further than there is', 200_000, 0, 0],
  ])('when the screen is %s: has only chunks on and near it', (_, fromEnd, first, last) => {
    const match = windowAt(heights, { fromEnd, height: 600, ahead: 0 });
    const wide = windowAt(heights, { fromEnd, height: 600, ahead: 400 });
    expect(wide.last - wide.first).toBeLessThanOrEqual(16);
    expect(wide.first).toBeLessThanOrEqual(match.first);
    expect(wide.above + wide.below + heights.slice(wide.first, wide.last + 1).length * 100).toBe(100_000);
    expect(match.first).toBeGreaterThanOrEqual(Math.min(first, match.first));
    expect(match.last).toBeLessThanOrEqual(last);
  });

  test('when a height is unknown: estimated from average lines', () => {
    const chunks = chunksOf(lines(17));
    expect(heightsOf(chunks, new Map([[0, 400]]))).toEqual([400, 400, 50]);
    expect(topFromEnd([400, 400, 50], 1)).toBe(450);
  });

  test('when the conversation has no lines: is empty', () => {
    expect(windowAt([], { fromEnd: 0, height: 600, ahead: 600 })).toMatchObject({ above: 0, below: 0 });
  });
});

describe('the place where a conversation opens', () => {
  const own = { sender: 'patient' } as const;
  const talk = [line(1, own), line(2), line(3, own), line(4), line(5)];
  test.each([
    ['nothing was ever read: at its end', 0, undefined],
    ['the first line of somebody else that is new', 2, 4],
    ['all is read', 5, undefined],
  ])('%s', (_, readUpTo, seq) => {
    expect(firstUnread({ lines: talk, readUpTo })).toBe(seq);
  });

  test('when the rating card is unread: it does not count as a new message', () => {
    expect(firstUnread({ lines: [line(1), line(2, { kind: 'evaluation', sender: 'system' })], readUpTo: 1 })).toBe(
      undefined,
    );
  });

  test('when there are new lines: they take precedence over the stored position', () => {
    const stored = { seq: 3, offset: -12 };
    expect(startPosition(4, stored)?.seq).toBe(4);
    expect(startPosition(undefined, stored)).toBe(stored);
  });
});
