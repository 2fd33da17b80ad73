/** Tests the picture cards of an assessment, a checkup and an invitation. The medal's card is tested with its page. */
import { installHost } from '@sdhealth/native-shims/vitest';
import { expect, test } from 'vitest';
import { canvasThatNotes } from '../../../test/noted-canvas.ts';
import { newBrowser, press, see, soon } from '../../../test/open-app.tsx';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages();

const app = () => installHost('ios-app', { version: '2.8.0', token: 'native-13800138000-1' });
const saved = ({ traffic }: ReturnType<typeof app>) =>
  traffic.filter(({ name, direction }) => name === 'saveImage' && direction === 'to-host');

test('the card of an assessment when drawn: invites to it without the result', async () => {
  const drawn = canvasThatNotes();
  const shim = app();
  await newBrowser().open('/assessment/report/A5001');
  await press('Recommend this assessment');
  await press('Save to album');
  await soon(() => expect(saved(shim)).toHaveLength(1));
  expect(drawn.slice(1)).toEqual(['I have just taken this assessment. Try it too', 'Scan to start']);
  expect(drawn.join(' ')).not.toMatch(/\d/);
});

test('the card of a checkup’s report when drawn: has no value, institution or day', async () => {
  const drawn = canvasThatNotes();
  const shim = app();
  await newBrowser().open('/pdfonline?orderNo=O1005');
  await press('Recommend a checkup');
  await press('Save to album');
  await soon(() => expect(saved(shim)).toHaveLength(1));
  expect(drawn).toEqual(['I have had my checkup', 'Time for yours, and your family’s', 'Scan to see the packages']);
});

test('the card of an invitation when drawn: has the campaign’s name and code, and the app saves it', async () => {
  const drawn = canvasThatNotes();
  const shim = app();
  await newBrowser().open('/invite-friends');
  await press('Invite a friend');
  await press('Save the picture');
  await soon(() => expect(saved(shim)).toHaveLength(1));
  expect(drawn).toContain('A welcome gift is waiting for you');
  expect(drawn.join(' ')).not.toContain('138');
});

test('the card of an invitation when the browser cannot draw: only its code is shown', async () => {
  app();
  await newBrowser().open('/invite-friends');
  await press('Invite a friend');
  await see('Copy the link');
  await soon(() =>
    expect(document.querySelector('dialog figure img')?.getAttribute('src')).toMatch(/^data:image\/svg/),
  );
});
