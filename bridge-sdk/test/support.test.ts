// @vitest-environment node
/** Tests promise 7 (README.md) and the matrix of the documents. A user agent has one answer, on a server, before and after connect. */
import { userAgent } from '@sdhealth/native-shims';
import { expect, test } from 'vitest';
import * as contract from '../src/contract/index.ts';
import { hosts } from '../src/hosts/index.ts';
import { createBridge, detectHost, getNetwork, supportsOn } from '../src/index.ts';
import { supportMatrix } from '../src/testing/index.ts';

const methods = Object.values(contract).flatMap((row) => (row.kind === 'method' ? [row] : []));

test('the support matrix: has an answer for every method, host and version', () => {
  const matrix = supportMatrix(methods);
  expect(matrix.map(({ method }) => method)).toEqual(methods.map(({ name }) => name));
  const columns = matrix[0]?.cells.map(({ host, version }) => `${host} ${version ?? ''}`.trim());
  expect(new Set(columns).size).toBe(columns?.length);
  expect(columns).toContain('android-app 2.4.0');
  for (const { cells } of matrix)
    for (const { support } of cells)
      expect(support).toMatchObject({ ok: expect.any(Boolean), source: expect.any(String) });
});

test('the support matrix when an app is newer: lacks no method of older apps', () => {
  for (const { method, cells } of supportMatrix(methods)) {
    expect([method, cells.some(({ support }) => support.ok)]).toEqual([method, true]);
    const apps = cells.filter(({ host }) => host === 'ios-app').map(({ support }) => support.ok);
    expect(apps).toEqual([...apps].sort((a, b) => Number(a) - Number(b)));
  }
});

test.each(hosts.map(({ name }) => name))(
  'supportsOn on a server when the user agent is of %s: agrees with the matrix',
  (host) => {
    for (const phone of ['android', 'ios'] as const) {
      if ((host === 'android-app' && phone === 'ios') || (host === 'ios-app' && phone === 'android')) continue;
      const info = detectHost({ userAgent: userAgent({ host, phone, version: '2.4.0' }) });
      expect(info.name).toBe(host);
      const matrix = supportMatrix(methods);
      for (const method of methods) {
        const cells = matrix.find((row) => row.method === method.name)?.cells ?? [];
        const cell = cells.find((candidate) => candidate.host === host && (candidate.version ?? '2.4.0') === '2.4.0');
        expect(supportsOn(info, method)).toEqual(cell?.support);
      }
    }
  },
);

test('the support matrix when a method is unsupported: has a reason, and for an old app the needed version', () => {
  for (const { cells } of supportMatrix(methods))
    for (const { support } of cells) {
      if (support.ok) continue;
      expect(support.reason).toMatch(/^(UNSUPPORTED|HOST_TOO_OLD)$/);
      expect(support.needs !== undefined).toBe(support.reason === 'HOST_TOO_OLD');
    }
});

test.each(['wechat', 'browser', 'android-app', 'ios-app'] as const)(
  'a bridge on a server when the user agent is of %s: has the same support, and its calls are HOST_GONE at once',
  async (name) => {
    const phone = name === 'ios-app' ? 'ios' : 'android';
    const bridge = createBridge({ userAgent: userAgent({ host: name, phone, version: '2.4.0' }) });
    const previous = methods.map((method) => bridge.supports(method));
    await bridge.opened;
    expect(methods.map((method) => bridge.supports(method))).toEqual(previous);
    expect(bridge.host.name).toBe(name);
    expect(globalThis).not.toHaveProperty('sdhealthBridge');
    await expect(bridge.call(getNetwork, {})).rejects.toMatchObject({ code: 'HOST_GONE', mayHaveHappened: false });
  },
);
