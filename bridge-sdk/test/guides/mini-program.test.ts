/** Runs the first call of the mini-program guide in Node, in the folder of the copied pages. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from '../../../scripts/workspace/root.ts';
import { blocksOf } from './blocks.ts';

const folder = mkdtempSync(join(tmpdir(), 'mini-program-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('the guide’s first call when it is run: pays and returns to the web view', () => {
  cpSync(join(root, 'bridge-sdk/native/mini-program'), folder, { recursive: true });
  writeFileSync(join(folder, 'try.js'), blocksOf('mini-program.md', 'js')(1));
  const output = execFileSync(process.execPath, ['try.js'], { cwd: folder, encoding: 'utf8' });
  expect(output.replace(/t=\d+/, 't=now').trim().split('\n')).toEqual([
    'requestPayment prepay_id=1',
    'the web view goes to https://shop.example/paid?t=now&payResult=success&paySeq=PS1',
    'navigateBack',
  ]);
});
