import { expect, test } from 'vitest';
import { newBrowser, press, see } from '../../../test/open-app.tsx';
import { choose } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('ios-app');

/** Types in place of what is in the text area with the label. */
async function write(label: string, words: string) {
  const found = (await see(label)).closest('label')?.htmlFor ?? '';
  const area = document.getElementById(found);
  if (!(area instanceof HTMLTextAreaElement)) throw new Error(`no text area: ${label}`);
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, words);
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

test('a question is asked, and its page says what happens next', async () => {
  await newBrowser().open('/interrogation/yj_gefmtj/O1001');
  await choose(/^L\*+n$/);
  await write('What would you like to ask?', 'A cough for two weeks');
  await press(/^Send to the doctor$/);
  await see('Question sent');
  expect(location.pathname).toBe('/health/interrogation/yj_gefmtj/O1001/success');
});
