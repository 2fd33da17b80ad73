import { expect, test } from 'vitest';

const files = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true });
const sources = Object.entries(files).filter(([file]) => !file.endsWith('.test.tsx'));

/** Elements in which one types, whatever their attributes. */
const TYPED_IN = /<(?:input|textarea)\b(?:=>|[^<>])*>/g;
/** Matches inputs that take no text, or are read-only. */
const OTHER = /type="(?:radio|checkbox|range|file|date)"|type=\{type\}|\breadOnly\b/;

test('an element takes text when it has the hook of typed text: no other writes a value of its own', () => {
  const elements = sources.flatMap(([file, source]) =>
    [...source.matchAll(TYPED_IN)]
      .map(([element]) => ({ file, element }))
      .filter(({ element }) => !OTHER.test(element)),
  );
  expect(elements.length).toBeGreaterThan(0);
  expect(elements.filter(({ element }) => !/\{\.\.\.(?:text|typed)\}/.test(element))).toEqual([]);
});

test('a screen has a line to type in when it is of the kit, with a form: dates alone are the primitive', () => {
  const primitive = sources.filter(
    ([file, source]) =>
      file !== './text-fields.tsx' && !file.startsWith('../ui/') && /<(?:Field|CodeBox)\b/.test(source),
  );
  expect(primitive.map(([file]) => file)).toEqual(['./questionnaire/answer-field.tsx']);
});
