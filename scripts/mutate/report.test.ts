// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { correctSurvivors, readOutcome, survivingPlaces } from './report.ts';

const mutant = (line: number, status: string, replacement = 'false') => ({
  status,
  mutatorName: 'BooleanLiteral',
  replacement,
  location: { start: { line, column: 5 }, end: { line, column: 9 } },
});

test('a mutant when it survived the first run: has the result of the second run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mutate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, mutants: object[]) => {
    const file = join(folder, name);
    writeFileSync(
      file,
      JSON.stringify({ files: { 'src/a.ts': { source: 'x\nx\n  // Mutant lives: why\nx', mutants } } }),
    );
    return file;
  };
  const first = write('first.json', [
    mutant(1, 'Killed'),
    mutant(2, 'Survived'),
    mutant(2, 'Survived', '!true'),
    mutant(4, 'NoCoverage'),
  ]);
  expect(survivingPlaces(first)).toEqual(['src/a.ts:2:4-2:8', 'src/a.ts:2:4-2:8']);
  const second = write('second.json', [mutant(2, 'Killed'), mutant(2, 'Survived', '!true'), mutant(4, 'Killed')]);
  correctSurvivors(first, second);
  const { killed, total, survivors } = readOutcome(first);
  expect([killed, total]).toEqual([2, 4]);
  expect(survivors.map(({ line, isCovered, why }) => [line, isCovered, why])).toEqual([
    [2, true, undefined],
    [4, false, 'why'],
  ]);
});
