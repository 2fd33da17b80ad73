import type { Refund } from '../api/mall.ts';
import { momentText } from '../messages/date-text.ts';
import type { TimelineItem } from '../ui/timeline.tsx';

const STATES = { done: 'done', current: 'now', todo: 'later' } as const;

/** Steps as the service tells them, for a timeline. */
export const stepsOf = (steps: Refund['steps']): TimelineItem[] =>
  steps.map(({ title, at, state }) => ({
    title,
    state: STATES[state],
    time: at && momentText(at),
  }));

/** Leaves the time out of a step that was done in the minute of the one before. */
export const timesOnce = (items: readonly TimelineItem[]): TimelineItem[] =>
  items.map((item, index) => (item.time === items[index - 1]?.time ? { ...item, time: undefined } : item));
