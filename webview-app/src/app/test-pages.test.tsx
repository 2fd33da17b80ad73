import { beforeEach, expect, test } from 'vitest';
import { newBrowser, see, sees, soon } from '../../test/open-app.tsx';
import { testsWholePages } from '../../test/whole-pages.ts';

testsWholePages();
beforeEach(() => {
  for (const tag of document.querySelectorAll('meta[name="test-pages"], meta[name="telephony-host"]')) tag.remove();
});

const addMetaTag = (content: string, name = 'test-pages') =>
  document.head.append(Object.assign(document.createElement('meta'), { name, content }));

test.each([
  ['/hybrid-example', ''],
  ['/innerTool', ''],
  ['/hybrid-example', 'off'],
])('page %s when the setting `test-pages` is %j: not found', async (path, content) => {
  addMetaTag(content);
  await newBrowser().open(path);
  await see('This page does not exist');
});

test.each([
  ['/hybrid-example', 'Hybrid example'],
  ['/innerTool', 'Inner tool'],
])('page %s when the setting `test-pages` is on: opens', async (path, title) => {
  addMetaTag('on');
  await newBrowser().open(path);
  await soon(() => expect(document.title).toBe(title));
  expect(sees('This page does not exist')).toBe(false);
});

test('the inner tool when only a telephone host is set: shows only the telephone bar', async () => {
  addMetaTag('switch.example', 'telephony-host');
  const browser = newBrowser();
  await browser.open('/innerTool');
  await see('Log in to use the telephone');
  expect(sees('Copy all as text')).toBe(false);
  await browser.open('/hybrid-example');
  await see('This page does not exist');
});
