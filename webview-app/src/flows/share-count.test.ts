import { expect, test } from 'vitest';
import { TRACK_EVENT } from '../platform/tracking.ts';
import { noteShared } from './share-count.ts';

test.each([
  ['timeline', 1],
  ['friend', 2],
  ['group', 3],
  ['qq', 'qq'],
  ['constructor', 'constructor'],
])('a share when its channel is %s: counted as %s', (channel, code) => {
  const measured: unknown[] = [];
  const listen = (event: Event) => measured.push(event instanceof CustomEvent && event.detail);
  addEventListener(TRACK_EVENT, listen);
  noteShared(channel);
  removeEventListener(TRACK_EVENT, listen);
  expect(measured).toEqual([{ name: 'share', code }]);
});
