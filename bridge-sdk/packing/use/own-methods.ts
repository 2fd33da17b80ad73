/** Tries out the guide to custom methods in a fresh Vitest project, with its method and event. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/workspace/root.ts';
import type { Tarballs } from '../make.ts';
import { run } from './fresh.ts';
import { createProject, sectionOf } from './readme.ts';

const guide = () => readFileSync(join(root, 'bridge-sdk/docs/own-methods.md'), 'utf8');
const blockOf = (heading: string): string =>
  new RegExp(`^## ${heading}\\n[\\s\\S]*?^\`\`\`ts\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(guide())?.[1] ?? '';

/** Returns a test that sets up the guide's host and then imports the guide's page. */
const test = (host: string) => `${host.replace(/^await .*$|^host\.method.*$/gm, '')}
import { expect, test } from 'vitest';

test('the locker when it is opened: responds, and its event is received', async () => {
  const output = [];
  console.log = (text) => output.push(text);
  const { bridge, openLocker } = await import('./page.ts');
  await host.emit('shop.sold', { left: 2 });
  expect(await bridge.call(openLocker, { id: '7' })).toEqual({ open: true });
  host.method('shop.openLocker', () => ({ open: 'yes' }));
  await expect(bridge.call(openLocker, { id: '7' })).rejects.toMatchObject({ code: 'BAD_REPLY', path: '/open' });
  await expect(bridge.call(openLocker, { id: 7 })).rejects.toMatchObject({ code: 'BAD_PARAMS', path: '/id' });
  expect(output).toEqual([{ open: true }, 2]);
});
`;

export function useOwnMethods(tarballs: Tarballs, folder: string): string {
  const section = sectionOf('A first test with Vitest');
  const [page, host] = [blockOf('The page'), blockOf('Tests')];
  assert.ok(page && host, 'the guide has lost its code');
  const config = Object.entries(section.files).filter(([name]) => name.includes('config'));
  createProject(folder, tarballs, {
    ...section,
    files: {
      ...Object.fromEntries(config),
      'page.ts': `declare const askServerToOpen: (id: string) => Promise<boolean>;\n${page}export { bridge };\n`,
      'locker.test.ts': test(host),
    },
  });
  assert.match(run(folder, 'npx', ['vitest', 'run']), /Tests +1 passed/);
  return "the guide's page and the guide's host: a call, an event, wrong params, a wrong result";
}
