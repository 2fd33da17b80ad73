import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { answerLine, keepAnswer } from './last-answer.ts';

const MONDAY = new Date('2026-03-02T10:00:00Z');
const TUESDAY = new Date('2026-03-03T10:00:00Z');
const HOLE = 'ws <8.17.1: high';

let file: string;
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'audit-')), 'cache', 'audit.json');
});

it('O11: the last good answer is kept with its day, and counts where the registry does not answer', () => {
  keepAnswer(file, [HOLE], MONDAY);
  const answer = keepAnswer(file, undefined, TUESDAY);
  expect(answer).toEqual({ day: '2026-03-02', findings: [HOLE] });
  expect(answerLine(false, answer)).toContain('its last good answer is of 2026-03-02');
});

it('a newer answer takes its place, also one without a finding', () => {
  keepAnswer(file, [HOLE], MONDAY);
  keepAnswer(file, [], TUESDAY);
  expect(keepAnswer(file, undefined, TUESDAY)).toEqual({ day: '2026-03-03', findings: [] });
});

it('a registry that has never answered is said', () => {
  expect(answerLine(false, keepAnswer(file, undefined, MONDAY))).toContain('it has never answered here');
});

it.each(['', '{', 'null', '[]', '{"day":1,"findings":[]}', '{"day":"2026-03-02","findings":[1]}'])(
  'a damaged file, %j, is as if there were none',
  (text) => {
    const damaged = join(mkdtempSync(join(tmpdir(), 'audit-')), 'audit.json');
    writeFileSync(damaged, text);
    expect(keepAnswer(damaged, undefined, MONDAY)).toBeUndefined();
  },
);
