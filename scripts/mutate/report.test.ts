// @vitest-environment node
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../vitest/temporary-folder.ts';
import { correctSurvivors, readOutcome, survivingPlaces } from './report.ts';

const folder = temporaryFolder();
const mutant = (line: number, status: string, replacement = 'false') => ({
  status,
  mutatorName: 'BooleanLiteral',
  replacement,
  location: { start: { line, column: 5 }, end: { line, column: 9 } },
});

test('a mutant when it survived the first run: has the result of the second run', () => {
  const write = (name: string, mutants: object[]) => {
    const source = 'x\nx\n  // Mutant lives: why\nx';
    writeFileSync(join(folder, name), JSON.stringify({ files: { 'src/a.ts': { source, mutants } } }));
    return join(folder, name);
  };
  const survivors = [mutant(2, 'Survived'), mutant(2, 'Survived', '!true')];
  const first = write('first.json', [mutant(1, 'Killed'), ...survivors, mutant(4, 'NoCoverage')]);
  expect(survivingPlaces(first)).toEqual(['src/a.ts:2:4-2:8', 'src/a.ts:2:4-2:8']);
  const second = write('second.json', [mutant(2, 'Killed'), mutant(2, 'Survived', '!true'), mutant(4, 'Killed')]);
  correctSurvivors(first, second);
  const outcome = readOutcome(first);
  expect([outcome.killed, outcome.total]).toEqual([2, 4]);
  expect(outcome.survivors.map(({ line, isCovered, why }) => [line, isCovered, why])).toEqual([
    [2, true, undefined],
    [4, false, 'why'],
  ]);
});
