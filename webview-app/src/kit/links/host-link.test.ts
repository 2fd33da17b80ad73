import { BridgeError, dialPhone } from '@sdhealth/bridge-sdk';
import { installHost } from '@sdhealth/native-shims/vitest';
import { afterEach, expect, test, vi } from 'vitest';
import { newPageLoad } from '../../../test/page-load.ts';

const NUMBER = '4006102100';
const ADDRESS = `tel:${NUMBER}`;

afterEach(() => vi.restoreAllMocks());

/** Presses a link that dials; returns whether the browser follows it, what the host was asked to dial, and where the page went. */
async function pressed(answer: () => Record<never, never>) {
  const dialledNumbers: string[] = [];
  const dial = ({ number }: { number: string }) => {
    dialledNumbers.push(number);
    return answer();
  };
  installHost('ios-app', { methods: { dialPhone: dial } });
  newPageLoad();
  const { hostLink } = await import('./host-link.ts');
  const { bridge } = await import('../../platform/bridge.ts');
  await bridge.opened;
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const preventDefault = vi.fn();
  const { href, onClick } = hostLink(dialPhone, { number: NUMBER }, ADDRESS);
  onClick({ preventDefault });
  await vi.waitFor(() => expect(dialledNumbers.length + assign.mock.calls.length).toBeGreaterThan(0));
  await new Promise((resolve) => setTimeout(resolve));
  return {
    href,
    isFollowed: preventDefault.mock.calls.length === 0,
    dialledNumbers,
    went: () => assign.mock.calls.flat(),
  };
}

test('a link when the host dials: the host is called, and the page stays', async () => {
  const { went, ...end } = await pressed(() => ({}));
  expect(end).toEqual({ href: ADDRESS, isFollowed: false, dialledNumbers: [NUMBER] });
  expect(went()).toEqual([]);
});

test('a link when the host cannot dial after all: its own address is opened', async () => {
  const end = await pressed(() => {
    throw new BridgeError('FAILED', 'no SIM');
  });
  await vi.waitFor(() => expect(end.went()).toEqual([ADDRESS]));
  expect(end.dialledNumbers).toEqual([NUMBER]);
});
