/** Tests the text size of WeChat's menu as a page receives it. */
import { afterEach, expect, test, vi } from 'vitest';
import type { PhoneOs } from '../phones.ts';
import { installHost } from '../vitest.ts';
import { TEXT_SIZES } from './text-size.ts';

interface PageBridge {
  invoke(func: string, params: object, done: (answer: object) => void): void;
  on(event: string, handler: (data: object) => void): void;
}
const bridge = (): PageBridge => Reflect.get(window, 'WeixinJSBridge');
const rootSize = () => document.documentElement.style.fontSize;

afterEach(() => document.documentElement.removeAttribute('style'));

test.each<PhoneOs>(['android', 'ios'])(
  'the text size when the page does not handle the event: changes with each step on %s',
  async (phone) => {
    const host = installHost('wechat', { phone });
    for (const [index, percent] of TEXT_SIZES.entries()) {
      await host.emit('menu:setfont', { fontSize: String(index + 1) });
      expect(rootSize()).toBe(percent === 100 ? '' : `${percent}%`);
    }
    host.dispose();
  },
);

test('L10: the text size when it was chosen before: applies from the start, and getUserConfig returns it', async () => {
  const host = installHost('wechat', { textSize: 8 });
  await vi.waitFor(() => expect(rootSize()).toBe('175%'));
  const answer = await new Promise((resolve) => bridge().invoke('getUserConfig', {}, resolve));
  expect(answer).toMatchObject({ err_msg: 'getUserConfig:ok', fontSize: '8' });
  host.dispose();
});

test('the text size when the page handles the event: is the size that the page sends, and 0 means the usual size', async () => {
  const host = installHost('wechat');
  const handler = vi.fn();
  bridge().on('menu:setfont', (data) => {
    handler(data);
    bridge().invoke('setFontSizeCallback', { fontSize: 0 }, () => undefined);
  });
  await host.emit('menu:setfont', { fontSize: '6' });
  await vi.waitFor(() => expect(handler).toHaveBeenCalledWith({ fontSize: '6' }));
  expect(rootSize()).toBe('');
  await new Promise((resolve) => bridge().invoke('setFontSizeCallback', { fontSize: 3 }, resolve));
  expect(rootSize()).toBe('110%');
  host.dispose();
});
