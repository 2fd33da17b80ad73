import { expect, test } from 'vitest';

const files = import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true });
const sources = Object.entries(files).filter(([file]) => !file.endsWith('.test.tsx'));

/** Matches elements that accept typed text, whatever their attributes. */
const TEXT_ELEMENT = /<(?:input|textarea)\b(?:=>|[^<>])*>/g;
/** Matches inputs that accept no text or are read-only. */
const NON_TEXT = /type="(?:radio|checkbox|range|file|date)"|type=\{type\}|\breadOnly\b/;

test('an element when it accepts text: uses the hook for typed text', () => {
  const elements = sources.flatMap(([file, source]) =>
    [...source.matchAll(TEXT_ELEMENT)]
      .map(([element]) => ({ file, element }))
      .filter(({ element }) => !NON_TEXT.test(element)),
  );
  expect(elements.length).toBeGreaterThan(0);
  expect(elements.filter(({ element }) => !/\{\.\.\.(?:text|typed)\}/.test(element))).toEqual([]);
});

test('a screen when it has a text field: uses the kit’s field with a form, except for dates', () => {
  const primitiveUsers = sources.filter(
    ([file, source]) =>
      file !== './text-fields.tsx' && !file.startsWith('../../ui/') && /<(?:Field|CodeBox)\b/.test(source),
  );
  expect(primitiveUsers.map(([file]) => file)).toEqual(['../../features/questionnaire/answer-field.tsx']);
});
