import { expect, it } from 'vitest';
import { rememberTimers } from './running-timers.ts';

it('timers when the next file begins: earlier ones are stopped, those of the file fire', async () => {
  const global = { setTimeout, setInterval };
  const fired: string[] = [];
  const beginFile = rememberTimers(global);
  global.setTimeout(() => fired.push('earlier timeout'), 1);
  global.setInterval(() => fired.push('earlier interval'), 1);
  beginFile();
  await new Promise<void>((resolve) => {
    global.setTimeout((name: string) => resolve(void fired.push(name)), 5, 'of this file');
  });
  beginFile();
  expect(fired).toEqual(['of this file']);
});
