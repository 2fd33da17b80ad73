/** Tests that a text for support contains no value from a person, host, server or other page. */
import { installHost } from '@sdhealth/native-shims/vitest';
import { expect, test } from 'vitest';
import { leaksOf, SECRETS } from '../../../../../scripts/vitest/secrets.ts';
import { newPageLoad } from '../../../../test/page-load.ts';
import { en as kit } from '../../../kit/words/en.ts';
import type { HostResponses } from './facts/host-facts.ts';
import { en } from './words/en.ts';

/** Returns the tool's whole text when every external source contains the secret. */
async function textWith(secret: string): Promise<string> {
  const { session } = await import('../../../store/session.ts');
  const { cacheFacts, configurationFacts, settingFacts, storageFacts } = await import('./facts/storage-facts.ts');
  const { appFacts, bridgeFacts, hostFacts, methodFacts, networkFacts, sessionFacts } = await import(
    './facts/page-facts.ts'
  );
  const { supportText } = await import('./support-text.ts');
  localStorage.clear();
  localStorage.setItem(secret, secret);
  localStorage.setItem(`sdhealth.own.cache.${secret}`, secret);
  localStorage.setItem(`sdhealth.channel.${secret}`, secret);
  history.replaceState(null, '', `/health/pecSale/${encodeURIComponent(secret)}?name=${encodeURIComponent(secret)}`);
  const reported: HostResponses = {
    device: { os: 'ios', osVersion: secret, model: secret, language: secret },
    bundle: { version: secret, build: 13_800_138_000 },
    network: { type: 'wifi' },
  };
  Object.assign(session, {
    status: 'logged-in',
    account: { userId: secret, mobile: secret, hasMobile: true, thirdType: 13_800_138_000 },
  });
  const config = { baseProducts: { [secret]: { name: secret, detailUrl: secret } }, hpvProductNo: secret, [secret]: 1 };
  return supportText([
    ...[
      appFacts(en),
      hostFacts(en, kit, reported),
      sessionFacts(en),
      networkFacts(en, reported),
      bridgeFacts(en, true),
    ],
    ...[methodFacts(en), storageFacts(en, undefined), settingFacts(en), configurationFacts(en, config)],
    cacheFacts(en, { files: [{ name: secret, entries: 1 }], quota: undefined, worker: 'none' }),
  ]);
}

test(`a text for support when each of its sources contains one of ${SECRETS.length} secrets: does not contain the secret`, async () => {
  newPageLoad();
  installHost('ios-app', { version: '2.8.0' });
  const textWithoutSecret = await textWith('\u0001');
  expect(textWithoutSecret).toContain('Mobile number linked | Yes');
  const leaks: string[][] = [];
  for (const secret of SECRETS) {
    const text = await textWith(secret);
    // Storage sizes are excluded, because they depend on the secret's length.
    const addedLines = text
      .split('\n')
      .filter((line) => !textWithoutSecret.includes(line) && !/ kB|^Entries/.test(line));
    leaks.push([...addedLines, ...leaksOf(text.replace(/\d+\.\d kB/g, ''), secret)]);
  }
  expect(leaks.filter((matches) => matches.length > 0)).toEqual([]);
});
