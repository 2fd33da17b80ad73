/** Tests the picture cards of an assessment, a checkup and an invitation. The tests of the medal's page test its card. */
import { installHost } from '@sdhealth/native-shims/vitest';
import { expect, test } from 'vitest';
import { newBrowser, press, see, soon } from '../../../test/open-app.tsx';
import { canvasThatNotes } from '../../../test/recording-canvas.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages();

const installApp = () => installHost('ios-app', { version: '2.8.0', token: 'native-13800138000-1' });
const saveCalls = ({ traffic }: ReturnType<typeof installApp>) =>
  traffic.filter(({ name, direction }) => name === 'saveImage' && direction === 'to-host');

test('the picture card of an assessment when it is saved: contains the invitation but not the result', async () => {
  const drawnTexts = canvasThatNotes();
  const shim = installApp();
  await newBrowser().open('/assessment/report/A5001');
  await press('Recommend this assessment');
  await press('Save to album');
  await soon(() => expect(saveCalls(shim)).toHaveLength(1));
  expect(drawnTexts.slice(1)).toEqual(['I have just taken this assessment. Try it too', 'Scan to start']);
  expect(drawnTexts.join(' ')).not.toMatch(/\d/);
});

test('the picture card of a checkup’s report when it is saved: contains no value, institution or day', async () => {
  const drawnTexts = canvasThatNotes();
  const shim = installApp();
  await newBrowser().open('/pdfonline?orderNo=O1005');
  await press('Recommend a checkup');
  await press('Save to album');
  await soon(() => expect(saveCalls(shim)).toHaveLength(1));
  expect(drawnTexts).toEqual([
    'I have had my checkup',
    'Time for yours, and your family’s',
    'Scan to see the packages',
  ]);
});

test('the picture card of an invitation when it is saved: contains the campaign’s text but no phone number', async () => {
  const drawnTexts = canvasThatNotes();
  const shim = installApp();
  await newBrowser().open('/invite-friends');
  await press('Invite a friend');
  await press('Save the picture');
  await soon(() => expect(saveCalls(shim)).toHaveLength(1));
  expect(drawnTexts).toContain('A welcome gift is waiting for you');
  expect(drawnTexts.join(' ')).not.toContain('138');
});

test('the picture card of an invitation when the browser cannot draw: is replaced by the code', async () => {
  installApp();
  await newBrowser().open('/invite-friends');
  await press('Invite a friend');
  await see('Copy the link');
  await soon(() =>
    expect(document.querySelector('dialog figure img')?.getAttribute('src')).toMatch(/^data:image\/svg/),
  );
});
