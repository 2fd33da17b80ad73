import * as sdk from '@sdhealth/bridge-sdk';
import { expect, test } from 'vitest';
import { appSchemes } from '../../../installation/app-schemes.ts';
import { capabilities, events, examplesOf } from './examples.ts';
import { displayText, parseTyped } from './shown.ts';

const rows = Object.values(sdk).filter((value) => typeof value === 'object' && value !== null && 'kind' in value);
const namesOf = (kind: string) =>
  rows.flatMap((row) => ('name' in row && row.kind === kind ? [String(row.name)] : [])).toSorted();

test('the hybrid example when the contract has methods and events: contains each of them once', () => {
  const calledMethods = capabilities.flatMap(examplesOf).map(({ method }) => method.name);
  expect(calledMethods.toSorted()).toEqual(namesOf('method'));
  expect(events.map(({ name }) => name).toSorted()).toEqual(namesOf('event'));
});

test('the parameters of an example when the contract checks them: are valid', () => {
  for (const { method, params } of capabilities.flatMap(examplesOf))
    expect(method.params(params, appSchemes), method.name).toBeUndefined();
});

test('a displayed value when it has secrets and long texts: hides the secrets and shortens the texts', () => {
  expect(displayText({ token: 'secret', list: ['a'.repeat(300)] })).toBe(
    `{\n  "token": "***",\n  "list": [\n    "${'a'.repeat(200)}… (300)"\n  ]\n}`,
  );
  expect(parseTyped('  ')).toEqual({});
  expect(() => parseTyped('{')).toThrow(SyntaxError);
});
