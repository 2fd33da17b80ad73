/** Tests the pure functions of a long conversation: chunks, the rendered window, the opening position. */
import { describe, expect, test } from 'vitest';
import type { ChatLine } from '../../../api/consultation.ts';
import { chunksOf, chunkWith, LINES_OF_CHUNK } from './chunks.ts';
import { firstUnread, startPosition } from './start-place.ts';
import { heightsOf, topFromEnd, windowAt } from './window.ts';

const line = (seq: number, overrides: Partial<ChatLine> = {}): ChatLine => ({
  messageId: `M${seq}`,
  seq,
  sender: 'doctor',
  kind: 'text',
  text: `${seq}`,
  sentAt: '2026-03-03T10:00:00+08:00',
  ...overrides,
});
const lines = (count: number) => Array.from({ length: count }, (_, index) => line(index + 1));

test('chunks when 20 lines are split: hold each line once, in order, with the lines beside them', () => {
  const chunks = chunksOf(lines(20));
  expect(chunks.flatMap((chunk) => chunk.lines.map(({ seq }) => seq))).toEqual(lines(20).map(({ seq }) => seq));
  expect(chunks.map(({ number, before, after }) => [number, before?.seq, after?.seq])).toEqual([
    [0, undefined, 9],
    [1, 8, 17],
    [2, 16, undefined],
  ]);
});

test('chunks when only a later chunk changes: stay the same objects, so that they do not render again', () => {
  const previous = lines(20);
  const knownChunks = chunksOf(previous);
  const newChunks = chunksOf([...previous, line(21)], knownChunks);
  expect(newChunks.map((chunk, index) => chunk === knownChunks[index])).toEqual([true, true, false]);
});

test('chunks when an earlier line arrives late: only its own chunk changes', () => {
  const allLines = lines(40);
  const knownChunks = chunksOf(allLines.filter(({ seq }) => seq !== 12));
  const newChunks = chunksOf(allLines, knownChunks);
  expect(newChunks.map((chunk, index) => chunk === knownChunks[index])).toEqual([true, false, true, true, true]);
});

test('the chunk of a line when the line is after the end: is the last one', () => {
  const chunks = chunksOf(lines(20));
  expect([1, LINES_OF_CHUNK, LINES_OF_CHUNK + 1, 99].map((seq) => chunkWith(chunks, seq))).toEqual([0, 0, 1, 2]);
});

describe('the window', () => {
  const heights = Array.from({ length: 1_000 }, () => 100);
  test.each([
    ['at the end', 0, 994, 999],
    ['in the middle', 50_000, 493, 507],
    ['at the beginning', 99_400, 0, 13],
    ['before the beginning', 200_000, 0, 0],
  ])('the window when the screen is %s: has only chunks on and near the screen', (_, fromEnd, first, last) => {
    const exact = windowAt(heights, { fromEnd, height: 600, ahead: 0 });
    const wide = windowAt(heights, { fromEnd, height: 600, ahead: 400 });
    expect(wide.last - wide.first).toBeLessThanOrEqual(16);
    expect(wide.first).toBeLessThanOrEqual(exact.first);
    expect(wide.above + wide.below + heights.slice(wide.first, wide.last + 1).length * 100).toBe(100_000);
    expect(exact.first).toBeGreaterThanOrEqual(Math.min(first, exact.first));
    expect(exact.last).toBeLessThanOrEqual(last);
  });

  test('the height of a chunk when it is unknown: is estimated from average lines', () => {
    const chunks = chunksOf(lines(17));
    expect(heightsOf(chunks, new Map([[0, 400]]))).toEqual([400, 400, 50]);
    expect(topFromEnd([400, 400, 50], 1)).toBe(450);
  });

  test('the window when the conversation has no lines: is empty', () => {
    expect(windowAt([], { fromEnd: 0, height: 600, ahead: 600 })).toMatchObject({ above: 0, below: 0 });
  });
});

describe('the opening position of a conversation', () => {
  const ownLine = { sender: 'patient' } as const;
  const conversation = [line(1, ownLine), line(2), line(3, ownLine), line(4), line(5)];
  test.each([
    ['nothing was ever read: none', 0, undefined],
    ['unread lines of both exist: the first one of the other sender', 2, 4],
    ['all lines are read: none', 5, undefined],
  ])('the first unread line when %s', (_, readUpTo, seq) => {
    expect(firstUnread({ lines: conversation, readUpTo })).toBe(seq);
  });

  test('the first unread line when only the rating card is unread: none', () => {
    expect(firstUnread({ lines: [line(1), line(2, { kind: 'evaluation', sender: 'system' })], readUpTo: 1 })).toBe(
      undefined,
    );
  });

  test('the opening position when there are unread lines: is the first one instead of the stored position', () => {
    const stored = { seq: 3, offset: -12 };
    expect(startPosition(4, stored)?.seq).toBe(4);
    expect(startPosition(undefined, stored)).toBe(stored);
  });
});
