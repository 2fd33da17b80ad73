import { afterEach, expect, test } from 'vitest';
import { TRACK_EVENT, track } from './tracking.ts';

const trackedEvents: unknown[] = [];
const onTrack = (event: Event) => trackedEvents.push((event as CustomEvent).detail);
afterEach(() => {
  removeEventListener(TRACK_EVENT, onTrack);
  trackedEvents.length = 0;
});

test.each(['timeline', 'CH-1001', 20206, 1])('a measured event when its code is %s: it has the code', (code) => {
  addEventListener(TRACK_EVENT, onTrack);
  track('share', code);
  expect(trackedEvents).toEqual([{ name: 'share', code }]);
});

test.each(['13800138000', '李小龙', 'li.lei@example.com', 'a b', '', 'x'.repeat(33), 13_800_138_000])(
  'a measured event when its code is %s: sent without the code',
  (code) => {
    addEventListener(TRACK_EVENT, onTrack);
    track('share', code);
    expect(trackedEvents).toEqual([{ name: 'share' }]);
  },
);
