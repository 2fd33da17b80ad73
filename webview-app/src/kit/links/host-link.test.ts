import { BridgeError, dialPhone } from '@sdhealth/bridge-sdk';
import { installHost } from '@sdhealth/native-shims/vitest';
import { afterEach, expect, test, vi } from 'vitest';
import { newPageLoad } from '../../../test/page-load.ts';

const NUMBER = '4006102100';
const ADDRESS = `tel:${NUMBER}`;

afterEach(() => vi.restoreAllMocks());

/** Presses a dial link. Returns whether the browser follows it, the numbers that the host dialled, and the addresses that were opened. */
async function pressLink(handleCall: () => Record<never, never>) {
  const dialledNumbers: string[] = [];
  const dial = ({ number }: { number: string }) => {
    dialledNumbers.push(number);
    return handleCall();
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
    openedAddresses: () => assign.mock.calls.flat(),
  };
}

test('a dial link when the host supports dialling: calls the host and keeps the page', async () => {
  const { openedAddresses, ...result } = await pressLink(() => ({}));
  expect(result).toEqual({ href: ADDRESS, isFollowed: false, dialledNumbers: [NUMBER] });
  expect(openedAddresses()).toEqual([]);
});

test('a dial link when the host’s call fails: opens the link’s `tel:` address', async () => {
  const result = await pressLink(() => {
    throw new BridgeError('FAILED', 'no SIM');
  });
  await vi.waitFor(() => expect(result.openedAddresses()).toEqual([ADDRESS]));
  expect(result.dialledNumbers).toEqual([NUMBER]);
});
