import { expect, it } from 'vitest';
import { rememberTimers } from './left-timers.ts';

it('timers when the next file begins: older ones are stopped, its own fire', async () => {
  const global = { setTimeout, setInterval };
  const heard: string[] = [];
  const begin = rememberTimers(global);
  global.setTimeout(() => heard.push('left behind'), 1);
  global.setInterval(() => heard.push('left behind, again and again'), 1);
  begin();
  await new Promise<void>((resolve) => {
    global.setTimeout((word: string) => resolve(void heard.push(word)), 5, 'own');
  });
  begin();
  expect(heard).toEqual(['own']);
});
