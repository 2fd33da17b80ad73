import type { ExamOverview } from '../../../api/exam.ts';
import type { ScreenMessages } from '../../../messages/screens.ts';
import { formatDate } from '../../../rules/dates.ts';
import type { TimelineItem } from '../../../ui/timeline.tsx';
import { stepsOf } from '../order/steps.ts';

/** The way of an order so far and what comes: its own steps, then those of its appointment as the service tells them. */
export function orderTimeline({ order, appointment }: ExamOverview, t: ScreenMessages): TimelineItem[] {
  if (!order) return [];
  const words = t.checkup.state.steps;
  const ordered: TimelineItem = {
    title: words.ordered,
    state: 'done',
    time: formatDate(order.createdAt, 'dateTime'),
  };
  const paid: TimelineItem = {
    title: words.paid,
    state: 'done',
    time: order.paidAt && formatDate(order.paidAt, 'dateTime'),
  };
  const later = (title: string): TimelineItem => ({ title, state: 'later' });
  const now = (title: string): TimelineItem => ({ title, state: 'now' });
  const visit = appointment && appointment.status !== 'cancelled' ? stepsOf(appointment.steps) : [];
  switch (order.status) {
    case 'unpaid':
      return [ordered, now(words.toPay), later(words.book), later(words.checkup), later(words.report)];
    case 'paid':
      return [ordered, paid, now(words.book), later(words.checkup), later(words.report)];
    case 'cancelled':
      return [ordered, { title: words.closed, state: 'failed' }];
    case 'refunded':
      return [ordered, paid, { title: words.refunded, state: 'done' }];
    default:
      return [ordered, paid, ...visit];
  }
}
