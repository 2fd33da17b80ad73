import type { Refund } from '../../api/mall.ts';
import { momentText } from '../../messages/date-text.ts';
import type { TimelineItem } from '../../ui/timeline.tsx';

const STATES = { done: 'done', current: 'now', todo: 'later' } as const;

/** Converts the service's steps to the items of a timeline. */
export const stepsOf = (steps: Refund['steps']): TimelineItem[] =>
  steps.map(({ title, at, state }) => ({
    title,
    state: STATES[state],
    time: at && momentText(at),
  }));

/** Removes the time of a step that has the same time as the previous step. */
export const withoutRepeatedTimes = (items: readonly TimelineItem[]): TimelineItem[] =>
  items.map((item, index) => (item.time === items[index - 1]?.time ? { ...item, time: undefined } : item));
