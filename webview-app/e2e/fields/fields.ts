/** Finds a page's text fields and tries input in each. */
import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect } from '../../../native-shims/src/playwright.ts';

const TEXT =
  'input:is([type="text"], [type="tel"], [type="search"], [type="email"], [type="number"], [type="password"], :not([type])), textarea';

/** Returns the fields that can be written in now. A modal dialog makes those behind it inert. */
export async function fieldsOf(page: Page): Promise<Locator[]> {
  const scope = (await page.locator(':modal').count()) > 0 ? page.locator(':modal').last() : page;
  const fields = await scope.locator(TEXT).filter({ visible: true }).all();
  const editable = await Promise.all(fields.map((field) => field.isEditable()));
  return fields.filter((_, nth) => editable[nth]);
}

const WORD = ['z', 'zh', 'zho', 'zhong'] as const;
const DIGITS = ['1', '138', '138001380', '13800138000'] as const;

/** Maps the requested keyboard to pasted texts and the values that the field shows after losing the focus. */
const PASTED: Readonly<Record<string, readonly (readonly [text: string, shown: string])[]>> = {
  '[autocomplete="tel-national"]': [
    ['\u202d138 0013 8000\u202c', '138 0013 8000'],
    ['（＋８６）１３８－００１３－８０００', '138 0013 8000'],
    ['tel:138.0013.8000，', '138 0013 8000'],
  ],
  '[autocomplete="one-time-code"]': [
    ['您的验证码是 246810，5分钟内有效', '246810'],
    ['246810246810', '246810'],
  ],
  '[autocomplete="name"]': [
    ['\u200b买买提‧阿卜杜拉 ', '买买提·阿卜杜拉'],
    ['买买提．阿卜杜拉', '买买提·阿卜杜拉'],
    ['王\ue863', '王䶮'],
  ],
  '[autocapitalize="characters"]': [['110105 19491231–002ｘ', '110105 19491231 002X']],
  '[inputmode="decimal"]': [['\u2068１８，５\u2069', '18.5']],
  '[name="couponNo"], [name="inviteCode"]': [['券码：A1b-2C3。', 'A1b2C3']],
};

/** Counts the values that a program writes into a field while something is composed in it. */
export async function watchWrites(page: Page): Promise<void> {
  await page.evaluate(() => {
    const counts = { writes: 0 };
    Object.assign(window, { fieldWrites: counts });
    let composed: EventTarget | null = null;
    addEventListener('compositionstart', ({ target }) => (composed = target), true);
    addEventListener('compositionend', () => (composed = null), true);
    for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement]) {
      const descriptor = Object.getOwnPropertyDescriptor(prototype, 'value');
      if (!descriptor?.set) throw new Error('no setter');
      const { set } = descriptor;
      Object.defineProperty(prototype, 'value', {
        ...descriptor,
        set(text: string) {
          if (this === composed) counts.writes += 1;
          set.call(this, text);
        },
      });
    }
  });
}

const writes = (page: Page) => page.evaluate(() => (Reflect.get(window, 'fieldWrites') as { writes: number }).writes);

async function compose(session: CDPSession, steps: readonly string[], end: string): Promise<void> {
  for (const text of steps) {
    const { length } = text;
    await session.send('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length });
  }
  await session.send('Input.insertText', { text: end });
}

/** Composes a word and digits in a field. Composed text must not be sent before its end. */
export async function composeInField(page: Page, session: CDPSession, field: Locator): Promise<void> {
  const requests: string[] = [];
  const note = (request: { url(): string; postData(): string | null }) =>
    requests.push(`${decodeURIComponent(request.url())} ${request.postData() ?? ''}`);
  await field.fill('');
  await field.focus();
  page.on('request', note);
  try {
    const [last] = WORD.slice(-1);
    for (const text of WORD) {
      const { length } = text;
      await session.send('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length });
    }
    await expect(field).toHaveValue(last ?? '');
    // Enter, which chooses a character, sends no form and no message.
    await field.press('Enter');
    await expect(field).toHaveValue(last ?? '');
    // Waits for the emptied field's search, as a search for composed text would stay.
    await expect
      .poll(() => new URL(page.url()).searchParams.get('search') ?? '', { message: 'what is searched for' })
      .toBe('');
    await session.send('Input.insertText', { text: '中' });
    await expect(field).toHaveValue('中');
    await field.fill('');
    await compose(session, DIGITS, '13800138000');
    expect((await field.inputValue()).replace(/\s/g, '')).toBe('13800138000');
    await field.fill('');
  } finally {
    page.off('request', note);
  }
  expect(await writes(page), 'values written while something was composed').toBe(0);
  expect(requests.filter((request) => /[=":]"?zh?o?n?g?["&\s]/.test(request))).toEqual([]);
}

/** Pastes texts of a field's kind. The field shows the plain form. */
export async function pasteInField(page: Page, field: Locator): Promise<void> {
  for (const [kind, forms] of Object.entries(PASTED)) {
    if (!(await field.evaluate((element, selector) => element.matches(selector), kind))) continue;
    for (const [text, shown] of forms) {
      await field.fill('');
      await field.focus();
      await page.keyboard.insertText(text);
      await field.blur();
      await expect(field).toHaveValue(shown);
    }
    await field.fill('');
  }
}
