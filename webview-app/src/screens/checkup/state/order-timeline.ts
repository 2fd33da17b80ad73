import type { ExamOverview } from '../../../api/exam.ts';
import { formatDate } from '../../../rules/dates.ts';
import type { TimelineItem } from '../../../ui/timeline.tsx';
import { stepsOf } from '../order/steps.ts';
import type { AreaWords } from '../words/index.ts';

/** The way of an order so far and what comes: its own steps, then those of its appointment as the service tells them. */
export function orderTimeline({ order, appointment }: ExamOverview, { state: { steps } }: AreaWords): TimelineItem[] {
  if (!order) return [];
  const ordered: TimelineItem = {
    title: steps.ordered,
    state: 'done',
    time: formatDate(order.createdAt, 'dateTime'),
  };
  const paid: TimelineItem = {
    title: steps.paid,
    state: 'done',
    time: order.paidAt && formatDate(order.paidAt, 'dateTime'),
  };
  const later = (title: string): TimelineItem => ({ title, state: 'later' });
  const now = (title: string): TimelineItem => ({ title, state: 'now' });
  const visit = appointment && appointment.status !== 'cancelled' ? stepsOf(appointment.steps) : [];
  switch (order.status) {
    case 'unpaid':
      return [ordered, now(steps.toPay), later(steps.book), later(steps.checkup), later(steps.report)];
    case 'paid':
      return [ordered, paid, now(steps.book), later(steps.checkup), later(steps.report)];
    case 'cancelled':
      return [ordered, { title: steps.closed, state: 'failed' }];
    case 'refunded':
      return [ordered, paid, { title: steps.refunded, state: 'done' }];
    default:
      return [ordered, paid, ...visit];
  }
}
