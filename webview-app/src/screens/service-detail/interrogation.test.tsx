import { expect, test } from 'vitest';
import { fillTextArea } from '../../../test/ask.ts';
import { newBrowser, press, see, sees, soon } from '../../../test/open-app.tsx';
import { choose } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('ios-app');

test('the page of a question when the question is sent: shows the next steps, or the past steps after the last one', async () => {
  const app = await newBrowser().open('/interrogation/yj_gefmtj/O1001');
  await choose(/^L\*+n$/);
  await fillTextArea('What would you like to ask?', 'A cough for two weeks');
  await press(/^Send to the doctor$/);
  await see(/^Sent to the doctor/);
  expect(document.querySelector('h1')?.textContent).toMatch(/^Answer (in about|within) \d+ (minutes|hours)$/);
  expect(document.title).toBe('Consultation status');
  expect(location.pathname).toBe('/health/interrogation/yj_gefmtj/O1001/success');
  await see('What happens next');
  app.navigate('/interrogation/yj_gefmtj/O1007/success');
  await see('What has happened');
  expect(sees('What happens next')).toBe(false);
});

test('the form of a question when it opens: has the doctor first, then the question, then the person', async () => {
  await newBrowser().open('/interrogation/yj_gefmtj/O1001');
  await see('What would you like to ask?');
  const form = document.querySelector('main form');
  const fields = [...(form?.querySelectorAll('textarea[name], input[name]') ?? [])].map((element) =>
    element.getAttribute('name'),
  );
  expect(fields.indexOf('description')).toBeLessThan(fields.indexOf('personId'));
  expect(form?.firstElementChild?.textContent).toMatch(/^A matching doctor\d consultations left/);
});

test('the form of a question when the order has nothing left: has a link to ask with another order', async () => {
  await newBrowser().open('/interrogation/yj_gefmtj/O1003');
  await press('Ask with another service');
  await soon(() => expect(location.pathname).toBe('/health/medical-services/online'));
});
