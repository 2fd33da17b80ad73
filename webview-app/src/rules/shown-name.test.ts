import { expect, test } from 'vitest';
import { OMITTED_TEXT } from './omitted-text.ts';
import { nameToChoose, shownName } from './shown-name.ts';

test.each([
  ['张明', '*明'],
  ['*明', '*明'],
  ['李秀兰', '李*兰'],
  ['Zhang Ming', 'Z********g'],
  ['Z********g', 'Z********g'],
  [OMITTED_TEXT, undefined],
])('the name %s when it is displayed: %s', (name, expected) => expect(shownName(name)).toBe(expected));

test('names in a list of persons to choose from: the user’s own name in full, others masked', () => {
  expect(nameToChoose('张明', true)).toBe('张明');
  expect(nameToChoose('李秀兰', false)).toBe('李*兰');
});
