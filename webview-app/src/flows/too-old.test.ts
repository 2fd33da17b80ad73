import { BridgeError } from '@sdhealth/bridge-sdk';
import { afterEach, expect, test } from 'vitest';
import { text } from '../messages/index.ts';
import { alert } from '../store/frame.ts';
import { noteTooOld } from './too-old.ts';

afterEach(() => {
  alert.message = undefined;
});

test('a client that is too old is said once, and nothing else is', () => {
  noteTooOld(new BridgeError('DENIED', 'no'));
  noteTooOld(new Error('HOST_TOO_OLD'));
  expect(alert.message).toBeUndefined();
  noteTooOld(new BridgeError('HOST_TOO_OLD', 'old'));
  expect(alert.message).toBe(text().states.versionTooLow);
  alert.message = undefined;
  noteTooOld(new BridgeError('HOST_TOO_OLD', 'old'));
  expect(alert.message).toBeUndefined();
});
