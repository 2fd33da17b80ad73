/** Tests the entries `/methods` and `/events`: they have every row once, and a bundle has only the imported rows. */
import { expect, test } from 'vitest';
import { bundle } from '../../scripts/weight/bundle.ts';
import * as contract from '../src/contract/index.ts';
import * as developmentEvents from '../src/development/events.ts';
import * as developmentSdk from '../src/development/index.ts';
import * as developmentMethods from '../src/development/methods.ts';
import * as sdk from '../src/index.ts';
import * as events from '../src/rows/events.ts';
import * as methods from '../src/rows/methods.ts';

const rowsOfKind = (kind: string) => Object.entries(sdk).filter(([, row]) => Object(row).kind === kind);

test('the entries /methods and /events when compared with the main entry: have its rows by kind', () => {
  expect(Object.entries(methods).sort()).toEqual(rowsOfKind('method').sort());
  expect(Object.entries(events).sort()).toEqual(rowsOfKind('event').sort());
  expect(Object.keys({ ...methods, ...events }).sort()).toEqual(Object.keys(contract).sort());
});

test.each([
  ['methods', 'getNetwork', 'getSteps'],
  ['events', 'networkChanged', 'stepsChanged'],
])(
  'a bundle when it imports one row of /%s: contains no other row',
  { timeout: 60_000 },
  async (entry, value, otherRow) => {
    const text = (from: string) => `import { ${value} } from '@sdhealth/bridge-sdk${from}'; console.log(${value});`;
    const code = (await bundle(text(`/${entry}`))).map((chunk) => chunk.code).join('');
    expect(code).toContain(value);
    expect(code).not.toContain(otherRow);
    expect(code).toBe((await bundle(text(''))).map((chunk) => chunk.code).join(''));
  },
);

test('the development entries when compared with production: have the same names and explain wrong values', () => {
  expect(Object.keys(developmentSdk).sort()).toEqual(Object.keys(sdk).sort());
  expect(Object.keys(developmentMethods).sort()).toEqual(Object.keys(methods).sort());
  expect(Object.keys(developmentEvents).sort()).toEqual(Object.keys(events).sort());
  for (const { getSteps } of [developmentSdk, developmentMethods])
    expect(getSteps.params({ days: 40 })).toBe('/days\nan integer, at least 1, at most 31');
  expect(developmentMethods.getSteps).toBe(developmentSdk.getSteps);
});
