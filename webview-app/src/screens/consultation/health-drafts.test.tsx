/** Tests that an unsent text about health is stored for 24 hours, as the page states. */
import { afterEach, expect, test, vi } from 'vitest';
import { fillTextArea, textAreaOf } from '../../../test/ask.ts';
import { newBrowser, see, soon } from '../../../test/open-app.tsx';
import { asCustomer } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');
afterEach(() => void vi.useRealTimers());

const HOUR_MS = 3_600_000;
const FORM = '/online/submit-fc/yj_gefmtj/O1001';
const FIELD = 'What would you like to ask?';
const UNSENT_TEXT = 'A cough since Monday, worse at night';

/** Moves the phone's clock. Timers are not affected. */
const advanceClock = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
const isStored = (text: string) => Object.values({ ...localStorage }).some((value) => value.includes(text));

test.each([
  [23, UNSENT_TEXT, true],
  [25, '', false],
])('the form of an unsent question when %i hours have passed: contains %j', async (hours, text, isStillStored) => {
  const browser = newBrowser();
  const app = await asCustomer(browser, FORM);
  await fillTextArea(FIELD, UNSENT_TEXT);
  await see(/it stays on this phone for 24 hours/);
  await soon(() => expect(isStored(UNSENT_TEXT)).toBe(true));
  advanceClock(hours * HOUR_MS);
  await app.reload();
  await see('4 consultations left');
  expect((await textAreaOf(FIELD)).value).toBe(text);
  await soon(() => expect(isStored(UNSENT_TEXT)).toBe(isStillStored));
});
