import { expect, test } from 'vitest';
import { LEFT_OUT } from './left-out.ts';
import { nameToChoose, shownName } from './shown-name.ts';

test.each([
  ['张明', '*明'],
  ['*明', '*明'],
  ['李秀兰', '李*兰'],
  ['Zhang Ming', 'Z********g'],
  ['Z********g', 'Z********g'],
  [LEFT_OUT, undefined],
])('%s is shown as %s', (name, shown) => expect(shownName(name)).toBe(shown));

test('the own name stands whole in a choice of persons, others are masked', () => {
  expect(nameToChoose('张明', true)).toBe('张明');
  expect(nameToChoose('李秀兰', false)).toBe('李*兰');
});
