/**
 * Tests a conversation of ten thousand messages: drawing, scrolling on a slow phone, memory, and layout shifts. Times are printed without
 * an assertion, as they depend on the machine. `SAMPLE=1`, as in `npm run test:long`, shortens the conversation and the scrolling.
 */
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../../native-shims/src/playwright.ts';
import { logInByDialog } from './journey/login-and-payment.ts';

const isSample = process.env['SAMPLE'] === '1';
const MESSAGES = isSample ? 3_000 : 10_000;
const NEW_MESSAGES = isSample ? 300 : 1_000;
const FRAMES = isSample ? 60 : 240;
const CONVERSATION = { orderNo: 'O1001', bizOrderNo: 'Z9001' };
const PAGE = '/health/graphic/client/yj_gefmtj/O1001?bizOrderNo=Z9001';
/** Lists the texts of the seeded messages. */
const WORDS = ['好的', '请继续观察血压', '早晚各量一次，记下来，三天以后发给我看看，不舒服随时告诉我。'];

const doctor = (page: Page, command: object) =>
  page.request.post('/__fixtures/chat', { data: { ...CONVERSATION, ...command } });
const texts = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name}${index + 1} ${WORDS[index % WORDS.length]}`);
const nodes = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);
const box = (page: Page) => page.getByRole('region', { name: /的对话$/ });
/** Returns the distance of the list from its end, in pixels. */
const fromEnd = (page: Page) => box(page).evaluate((element) => Math.abs(element.scrollTop));

/** Returns the first line that is wholly on the screen, and how far from the window's top it is. */
const topLine = (page: Page) =>
  page.evaluate(() => {
    const top = document.querySelector('section[tabindex]')?.getBoundingClientRect().top ?? 0;
    const lines = [...document.querySelectorAll<HTMLElement>('[data-seq]')];
    const line = lines.find((element) => element.getBoundingClientRect().top >= top);
    return { seq: line?.dataset['seq'] ?? '', top: line?.getBoundingClientRect().top ?? Number.NaN };
  });
const topOf = (page: Page, seq: string) =>
  page.locator(`[data-seq="${seq}"]`).evaluate((item) => item.getBoundingClientRect().top);

async function heapOf(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.enable');
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  return usedSize;
}

async function openChat(page: Page, count: number): Promise<void> {
  await doctor(page, { answers: false, say: texts(count, '第') });
  await page.goto(PAGE);
  await logInByDialog(page);
  await expect(box(page).getByText(`第${count} `, { exact: false }).last()).toBeInViewport();
}

/** Scrolls with a constant speed for a while, and returns the times between frames in milliseconds. */
const scrollSteadily = (page: Page, pixelsPerFrame: number, frames: number) =>
  box(page).evaluate(
    (element, [step = 0, count = 0]) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        let previous = performance.now();
        const frame = (now: number) => {
          times.push(now - previous);
          previous = now;
          element.scrollTop -= step;
          if (times.length <= count) requestAnimationFrame(frame);
          else resolve(times.slice(1));
        };
        requestAnimationFrame(frame);
      }),
    [pixelsPerFrame, frames],
  );

test('a long conversation when the person scrolls: renders few messages, and many new ones need little memory', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openChat(page, MESSAGES);
  const client = await page.context().newCDPSession(page);
  const atOpening = await nodes(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const report: string[] = [];
  for (const speed of [20, 60, 200]) {
    const times = (await scrollSteadily(page, speed, FRAMES)).sort((a, b) => a - b);
    const dropped = times.reduce((sum, time) => sum + Math.max(0, Math.round(time / (1000 / 60)) - 1), 0);
    report.push(
      `${speed} px a frame: ${dropped} of ${times.length + dropped} frames dropped, ` +
        `median ${times[Math.floor(times.length / 2)]?.toFixed(1)} ms, longest ${times.at(-1)?.toFixed(0)} ms`,
    );
    expect(await nodes(page), 'elements while scrolling').toBeLessThan(1_500);
  }
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  expect(await fromEnd(page)).toBeGreaterThan(100 * FRAMES);

  await page.getByRole('button', { name: '回到最新消息' }).click();
  await expect.poll(() => fromEnd(page)).toBeLessThan(50);
  const previous = await heapOf(client);
  await doctor(page, { say: texts(NEW_MESSAGES, '又') });
  const startedAt = Date.now();
  await expect(box(page).getByText(`又${NEW_MESSAGES} `, { exact: false }).last()).toBeInViewport({ timeout: 60_000 });
  report.push(`${NEW_MESSAGES} messages have arrived and are drawn after ${Date.now() - startedAt} ms`);
  const heapGrowth = (await heapOf(client)) - previous;
  const nodesAfter = await nodes(page);
  report.push(
    `elements ${atOpening} at opening, ${nodesAfter} after ${NEW_MESSAGES} more; heap ${(previous / 2 ** 20).toFixed(1)} MB, grown by ${Math.round(heapGrowth / 1024)} KB`,
  );
  console.log(report.join('\n'));
  expect(nodesAfter, 'elements at the end').toBeLessThan(1_500);
  expect(heapGrowth, 'bytes for the new messages').toBeLessThan(4 * 2 ** 20);
});

test('the visible message when others arrive or the page reopens: keeps its position', async ({ page }) => {
  await openChat(page, 400);
  await scrollSteadily(page, 100, 40);
  expect(await fromEnd(page), 'nothing scrolls back').toBeGreaterThan(4_000);
  const visibleLine = await topLine(page);
  await doctor(page, { say: texts(3, '新') });
  const button = page.getByRole('button', { name: '3 条新消息' });
  await expect(button).toBeVisible();
  expect(Math.abs((await topOf(page, visibleLine.seq)) - visibleLine.top)).toBeLessThan(2);
  await button.click();
  await expect(box(page).getByText('新3 ', { exact: false }).last()).toBeInViewport();

  await scrollSteadily(page, 100, 40);
  const lineBefore = await topLine(page);
  await page.evaluate(() => history.pushState({ at: 1 }, '', '/health/'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await expect(box(page)).toBeHidden();
  await page.goBack();
  await expect(box(page)).toBeVisible();
  await expect.poll(async () => Math.abs((await topOf(page, lineBefore.seq)) - lineBefore.top)).toBeLessThan(2);
});

test('the field and the last message when the keyboard opens: are not covered', async ({ page }) => {
  await page.addInitScript(() => {
    const viewport = Object.assign(new EventTarget(), {
      ...{ width: 390, height: 844, offsetTop: 0, offsetLeft: 0, pageTop: 0, pageLeft: 0, scale: 1 },
    });
    Object.defineProperty(globalThis, 'visualViewport', { value: viewport });
  });
  await openChat(page, 30);
  const bottomOf = async () => (await page.getByRole('textbox', { name: '消息' }).boundingBox()) ?? { y: 0, height: 0 };
  // Emulates the keyboard of an iOS web view, which covers a part of an unchanged page.
  await page.evaluate(() => {
    Object.assign(visualViewport ?? {}, { height: 460 });
    visualViewport?.dispatchEvent(new Event('resize'));
  });
  await expect
    .poll(async () => {
      const { y, height } = await bottomOf();
      return y + height;
    })
    .toBeLessThanOrEqual(460);
  const last = await box(page).getByText('第30 ', { exact: false }).last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(460);
});
