// @vitest-environment node
import { expect, test } from 'vitest';
import { caseName, REAL_CASES } from './cases.ts';
import { notRunLine } from './needs.ts';

test('engines that cannot run are named in one line, with the command that installs them', () => {
  const line = notRunLine(['webkit-file-handler'], ['xvfb', 'python3-gi']);
  expect(line).toBe(
    'NOT RUN: webkit-file-handler. Missing: xvfb, python3-gi. Install: apt-get -o DPkg::Lock::Timeout=400 install -y --no-install-recommends xvfb python3-gi (as root, or add --install).',
  );
});

test('both engines, every origin and both channels of each have a case of their own', () => {
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
