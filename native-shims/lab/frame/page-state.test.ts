import { expect, test } from 'vitest';
import { flightLog } from './page-state.ts';

const page = (recorder: unknown) => ({ __sdhealthFlightRecorder: recorder });

test('the log of the page’s recorder', () => {
  class Recorder {
    readonly #log = 'log';
    text = () => this.#log;
  }
  expect(flightLog(page(new Recorder()))).toBe('log');
});

test.each([{}, page(undefined), page(null), page('text'), page({}), page({ text: 'log' })])(
  'a record that is %j has no log',
  (other) => {
    expect(flightLog(other)).toBeUndefined();
  },
);
