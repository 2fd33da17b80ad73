// @vitest-environment node
import { expect, test } from 'vitest';
import { caseName, REAL_CASES } from './cases.ts';
import { notRunLine } from './needs.ts';

test('notRunLine when packages are missing: has the cases, the packages and the install command', () => {
  const line = notRunLine(['webkit-file-handler'], ['xvfb', 'python3-gi']);
  expect(line).toBe(
    'NOT RUN: webkit-file-handler. Missing: xvfb, python3-gi. Install: apt-get -o DPkg::Lock::Timeout=400 install -y --no-install-recommends xvfb python3-gi (as root, or add --install).',
  );
});

test('the real cases: have each engine with each of its origins and channels', () => {
  expect(REAL_CASES.map(caseName)).toEqual([
    'webkit-file-handler',
    'webkit-file-handler-with-reply',
    'webkit-scheme-handler',
    'webkit-scheme-handler-with-reply',
    'webkit-http-handler',
    'webkit-http-handler-with-reply',
    'chromium-file-web-message',
    'chromium-file-java-interface',
    'chromium-asset-web-message',
    'chromium-asset-java-interface',
  ]);
});
