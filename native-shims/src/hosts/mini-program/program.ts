/**
 * Imitates the mini-program around a web view: a stack of at most ten pages, with the web view on top.
 *
 * 1. A page on top of the web view hides it. Closing that page shows it again (`visibilitychange`, `pageshow`).
 * 2. Leaving the web view's page (`navigateBack`, `redirectTo`, `reLaunch`, `switchTab`) destroys the web view.
 * 3. `postMessage` only queues. The mini-program receives all messages as one array when the user shares, or the web view goes back or
 *    is destroyed.
 * 4. The page receives nothing back except a new address.
 */

import type { HostEnvironment } from '../../environment.ts';
import { isObject, type JsonObject, textOf } from '../../json.ts';
import { openPayPage } from './pay-page.ts';

const STACK_LIMIT = 10;

export interface MiniProgram {
  run(params: JsonObject): void;
  /** Shares from the mini-program's menu, as the user does. */
  share(): void;
}

export function createMiniProgram(env: HostEnvironment): MiniProgram {
  const { curtain } = env;
  const messages: unknown[] = [];
  const depth = (env.setup.stackDepth ?? 1) + 1;
  let isCovered = false;

  const note = (name: string, body: unknown) =>
    env.traffic.add({ direction: 'host-only', channel: 'mini-program', name, body });

  const flush = () => {
    if (messages.length > 0) note('bindmessage', { data: messages.splice(0) });
  };

  const leave = (name: string, body: unknown) => {
    flush();
    note('web-view-destroyed', { by: name, ...(isObject(body) ? body : {}) });
    curtain.cover();
  };

  const closeTopPage = (src?: string) => {
    isCovered = false;
    if (src) env.window.location.assign(src);
    curtain.uncover();
  };

  const open = async (url: string) => {
    if (isCovered || depth >= STACK_LIMIT) return note('navigation-ignored', { url, depth });
    isCovered = true;
    note('page-opened', { url });
    curtain.cover();
    const payPage = env.setup.payPage ?? '/pages/pay/index';
    if (url.split('?')[0] === payPage) return closeTopPage(await openPayPage(env, url, note));
    // Any other page only waits until the user returns.
    await env.user.decides(url.split('?')[0] ?? url);
    closeTopPage();
  };

  env.listen(env.window, 'pagehide', flush);

  return {
    share() {
      flush();
      note('onShareAppMessage', { webViewUrl: env.window.location.href });
    },
    run(params) {
      const name = textOf(params, 'name');
      const arg = isObject(params.arg) ? params.arg : {};
      if (name === 'navigateTo') void open(textOf(arg, 'url'));
      else if (name === 'postMessage') messages.push(params.arg);
      else if (['redirectTo', 'switchTab', 'reLaunch', 'navigateBack'].includes(name)) leave(name, arg);
    },
  };
}
