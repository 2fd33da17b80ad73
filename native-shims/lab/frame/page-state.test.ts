import { expect, test } from 'vitest';
import { flightLog } from './page-state.ts';

const page = (recorder: unknown) => ({ __sdhealthFlightRecorder: recorder });

test('flightLog when the page has a recorder: returns its text', () => {
  class Recorder {
    readonly #log = 'log';
    text = () => this.#log;
  }
  expect(flightLog(page(new Recorder()))).toBe('log');
});

test.each([{}, page(undefined), page(null), page('text'), page({}), page({ text: 'log' })])(
  'flightLog when the page is %j: returns undefined',
  (other) => {
    expect(flightLog(other)).toBeUndefined();
  },
);
