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
  const trackedEvents: unknown[] = [];
  const onTrack = (event: Event) => trackedEvents.push(event instanceof CustomEvent && event.detail);
  addEventListener(TRACK_EVENT, onTrack);
  noteShared(channel);
  removeEventListener(TRACK_EVENT, onTrack);
  expect(trackedEvents).toEqual([{ name: 'share', code }]);
});
