import { BridgeError } from '@sdhealth/bridge-sdk';
import { expect, test } from 'vitest';
import { text } from '../messages/index.ts';
import { notices } from '../ui/toast-store.ts';
import { noteTooOld } from './too-old.ts';

const said = () => notices.list().map(({ message }) => message);

test('a client that is too old is said once, and nothing else is', () => {
  noteTooOld(new BridgeError('DENIED', 'no'));
  noteTooOld(new Error('HOST_TOO_OLD'));
  expect(said()).toEqual([]);
  noteTooOld(new BridgeError('HOST_TOO_OLD', 'old'));
  expect(said()).toEqual([text().states.versionTooLow]);
  for (const { id } of notices.list()) notices.hide(id);
  noteTooOld(new BridgeError('HOST_TOO_OLD', 'old'));
  expect(said()).toEqual([]);
});
