import { expect, test } from 'vitest';

const files = import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true });
const sources = Object.entries(files).filter(([file]) => !file.endsWith('.test.tsx'));

/** Matches elements that take typed text, whatever their attributes. */
const TYPED_IN = /<(?:input|textarea)\b(?:=>|[^<>])*>/g;
/** Matches inputs that take no text, or are read-only. */
const OTHER = /type="(?:radio|checkbox|range|file|date)"|type=\{type\}|\breadOnly\b/;

test('an element when it takes text: uses the hook for typed text', () => {
  const elements = sources.flatMap(([file, source]) =>
    [...source.matchAll(TYPED_IN)]
      .map(([element]) => ({ file, element }))
      .filter(({ element }) => !OTHER.test(element)),
  );
  expect(elements.length).toBeGreaterThan(0);
  expect(elements.filter(({ element }) => !/\{\.\.\.(?:text|typed)\}/.test(element))).toEqual([]);
});

test('a screen when it has a text field: uses the kit’s field with a form, except for dates', () => {
  const primitive = sources.filter(
    ([file, source]) =>
      file !== './text-fields.tsx' && !file.startsWith('../../ui/') && /<(?:Field|CodeBox)\b/.test(source),
  );
  expect(primitive.map(([file]) => file)).toEqual(['../../features/questionnaire/answer-field.tsx']);
});
