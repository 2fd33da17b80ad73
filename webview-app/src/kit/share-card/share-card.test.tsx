/** Tests the picture cards of an assessment, a checkup and an invitation. The tests of the medal's page test its card. */
import { installHost } from '@sdhealth/native-shims/vitest';
import { expect, test } from 'vitest';
import { newBrowser, press, see, soon } from '../../../test/open-app.tsx';
import { installRecordingCanvas } from '../../../test/recording-canvas.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages();

const installApp = () => installHost('ios-app', { version: '2.8.0', token: 'native-13800138000-1' });
const saveCalls = ({ traffic }: ReturnType<typeof installApp>) =>
  traffic.filter(({ name, direction }) => name === 'saveImage' && direction === 'to-host');

/** Opens a page and saves its picture card. Returns the texts that were drawn. */
async function saveCard(address: string, share: string, save = 'Save to album'): Promise<string[]> {
  const drawnTexts = installRecordingCanvas();
  const shim = installApp();
  await newBrowser().open(address);
  await press(share);
  await press(save);
  await soon(() => expect(saveCalls(shim)).toHaveLength(1));
  return drawnTexts;
}

test('the picture card of an assessment when it is saved: contains the invitation but not the result', async () => {
  const drawnTexts = await saveCard('/assessment/report/A5001', 'Recommend this assessment');
  expect(drawnTexts.slice(1)).toEqual(['I have just taken this assessment. Try it too', 'Scan to start']);
  expect(drawnTexts.join(' ')).not.toMatch(/\d/);
});

test('the picture card of a checkup’s report when it is saved: contains no value, institution or day', async () => {
  expect(await saveCard('/pdfonline?orderNo=O1005', 'Recommend a checkup')).toEqual([
    'I have had my checkup',
    'Time for yours, and your family’s',
    'Scan to see the packages',
  ]);
});

test('the picture card of an invitation when it is saved: contains the campaign’s text but no phone number', async () => {
  const drawnTexts = await saveCard('/invite-friends', 'Invite a friend', 'Save the picture');
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
