/** Tests that only WeCom shows "Version too low", and only after an action of the person. */
import { BridgeError, scanCode, setShareContent } from '@sdhealth/bridge-sdk';
import { createBackend } from '@sdhealth/fixtures';
import { type HostOption, installHost } from '@sdhealth/native-shims/vitest';
import { afterEach, expect, test, vi } from 'vitest';
import { newPageLoad } from '../../test/page-load.ts';

const PAGE = { title: 't', desc: 'd', to: '/package-list', imgUrl: '/a.png' };
const MISSING = ['scanQRCode', 'updateAppMessageShareData', 'invokeMiniProgramAPI'];

async function open(host: Exclude<HostOption, object>) {
  const backend = createBackend();
  newPageLoad();
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) =>
    backend.request(new URL(String(address), 'http://localhost').href, init),
  );
  // WeCom's signed calls need the corporation's identity.
  document.head.innerHTML =
    '<meta name="corp-id" content="wwsdhealth0a1b2c3d"><meta name="agent-id" content="1000017">';
  installHost(host, { missing: MISSING });
  const { bridge } = await import('../platform/bridge.ts');
  await bridge.opened;
  const { showIfTooOld } = await import('./too-old.ts');
  const { sharePage } = await import('./share.ts');
  const { alert } = await import('../store/frame.ts');
  const { text } = await import('../messages/index.ts');
  return { bridge, showIfTooOld, sharePage, alert, words: text().states.versionTooLow };
}

afterEach(() => {
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
});

test('WeCom when it is too old for a call after a tap: shows the request to upgrade each time', async () => {
  const { bridge, showIfTooOld, alert, words } = await open('wecom');
  for (const _ of ['once', 'again']) {
    await bridge.call(scanCode, {}).catch(showIfTooOld);
    expect(alert.message).toBe(words);
    alert.message = undefined;
  }
  showIfTooOld(new BridgeError('DENIED', 'no'));
  showIfTooOld(new Error('HOST_TOO_OLD'));
  expect(alert.message).toBeUndefined();
});

test.each(['wechat', 'mini-program'] as const)('%s when too old for a call: no request to upgrade', async (host) => {
  const { bridge, showIfTooOld, alert } = await open(host);
  const failure = await bridge.call(scanCode, {}).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'UNSUPPORTED' });
  showIfTooOld(failure);
  expect(alert.message).toBeUndefined();
});

test('an own app when it is too old: no request to upgrade', async () => {
  const { showIfTooOld, alert } = await open('ios-app');
  showIfTooOld(new BridgeError('HOST_TOO_OLD', 'old'));
  expect(alert.message).toBeUndefined();
});

test.each(['wecom', 'wechat', 'mini-program'] as const)(
  '%s when the share menu cannot be set in the background: no message',
  async (host) => {
    const { bridge, sharePage, alert } = await open(host);
    expect(bridge.supports(setShareContent).ok).toBe(true);
    await sharePage(PAGE);
    expect(alert.message).toBeUndefined();
  },
);
