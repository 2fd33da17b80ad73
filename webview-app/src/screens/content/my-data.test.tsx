/** Tests the list of personal data that is stored on the phone. The privacy policy links to it. */
import { replaceHost } from '@sdhealth/native-shims/vitest';
import { afterEach, expect, test, vi } from 'vitest';
import { newBrowser, press, see, sees, soon } from '../../../test/open-app.tsx';
import { asCustomer, loggedIn } from '../../../test/person.ts';
import { testsWholePages } from '../../../test/whole-pages.ts';

testsWholePages('browser');
afterEach(() => {
  document.head.innerHTML = '';
  vi.restoreAllMocks();
});

const PRIVACY = '/contentStatic/privacy';
const OTHER_PERSONS_KEY = 'sdhealth.own.draft.of-somebody-else';
const DAY_MS = 86_400_000;

/** Stores a value as the app would for another person. */
function storeForOtherPerson(): void {
  const value = { owner: 'another', value: { note: 'not yours' } };
  localStorage.setItem(OTHER_PERSONS_KEY, JSON.stringify({ value, until: Date.now() + DAY_MS, days: 1 }));
}

/** Opens the policy and waits until the session is known. */
async function openAsCustomer(): Promise<void> {
  await asCustomer(newBrowser(), PRIVACY);
  const { isLoggedIn } = await import('../../store/session.ts');
  await soon(() => expect(isLoggedIn()).toBe(true));
}

async function openMyData(): Promise<void> {
  await press('My data');
  await see('Correct my data');
}

test('the list of my data when the person starts at home: opens from the privacy policy', async () => {
  const browser = newBrowser();
  await asCustomer(browser, '/');
  await press('Mine');
  await press('Privacy and my data');
  await soon(() => expect(location.pathname).toBe(`/health${PRIVACY}`));
  await openMyData();
  await see('Pages you looked at, searches');
});

test('A04, V04: the file of my data when it is downloaded: contains only this person’s data', async () => {
  const createdFiles: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) createdFiles.push(file);
    return 'blob:made';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await loggedIn(newBrowser(), '/service/login');
  await soon(() => expect(document.querySelector('dialog')).toBeNull());
  const { navigate } = await import('../../platform/history.ts');
  const { keepPersonal } = await import('../../platform/personal.ts');
  keepPersonal('draft.mine', { note: 'mine' }, { days: 1 });
  storeForOtherPerson();
  navigate(PRIVACY);
  await openMyData();
  await see('Drafts and messages not sent yet');
  await see(/^1 entry, since /);
  expect(sees('Agreements you accepted')).toBe(true);
  await press('Download my data');
  await see('The file is in your downloads');
  expect(click).toHaveBeenCalled();
  const file: { kept: { kind: string; name: string; value: unknown; since?: string }[] } = JSON.parse(
    (await createdFiles[0]?.text()) ?? '',
  );
  expect(file.kept).toContainEqual(
    expect.objectContaining({ kind: 'drafts', name: 'draft.mine', value: { note: 'mine' } }),
  );
  expect(file.kept).toContainEqual(
    expect.objectContaining({
      name: 'consent.login',
      value: expect.objectContaining({ version: '2026-01-01', documents: ['/contentStatic/terms', PRIVACY] }),
    }),
  );
  expect(JSON.stringify(file)).not.toMatch(/not yours|somebody-else/);
});

test('my data when it is deleted: leaves the login and the data of other persons', async () => {
  await openAsCustomer();
  const { keepPersonal } = await import('../../platform/personal.ts');
  keepPersonal('draft.mine', { note: 'mine' }, { days: 1 });
  storeForOtherPerson();
  await openMyData();
  await press('Delete from this phone');
  await see('Delete what this phone keeps of you?');
  expect(localStorage.getItem('sdhealth.own.draft.mine')).not.toBeNull();
  [...document.querySelectorAll<HTMLButtonElement>('dialog button')]
    .findLast(({ textContent }) => textContent?.includes('Delete from this phone'))
    ?.click();
  await see('This phone keeps nothing of you');
  const remaining = [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((name) =>
    name.startsWith('sdhealth.own.'),
  );
  expect(remaining).toEqual([OTHER_PERSONS_KEY]);
  const { isLoggedIn } = await import('../../store/session.ts');
  expect(isLoggedIn()).toBe(true);
});

test('A04: the list of my data when the service has ended the session: is empty until a login', async () => {
  await openAsCustomer();
  const { keepPersonal } = await import('../../platform/personal.ts');
  keepPersonal('draft.mine', { note: 'mine' }, { days: 1 });
  const { noteSessionOver } = await import('../../store/session.ts');
  noteSessionOver();
  await openMyData();
  await see('Log in to see what this phone keeps of you');
  expect(sees('Drafts and messages not sent yet')).toBe(false);
});

test.each([
  ['its page', { 'data-correction-url': 'https://rights.example/correct' }, 'https://rights.example/correct', ''],
  ['the phone', { 'service-phone': '400-111-2222' }, 'tel:4001112222', 'Call customer service: 400-111-2222'],
  [
    'the phone if the configured address is invalid',
    { 'data-correction-url': 'javascript:1', 'service-phone': '400' },
    'tel:400',
    '',
  ],
  ['customer service', {}, undefined, 'Customer service will do it for you'],
] as const)('the link to correct my data when the list opens: leads to %s', async (_, tags, href, text) => {
  for (const [name, content] of Object.entries(tags)) {
    const tag = document.head.appendChild(document.createElement('meta'));
    tag.name = name;
    tag.content = content;
  }
  replaceHost('browser');
  await newBrowser().open(PRIVACY);
  await openMyData();
  expect((await see('Correct my data')).closest('a')?.getAttribute('href')).toBe(href);
  if (text) await see(text);
});
