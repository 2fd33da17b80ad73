import { BookOpenText, ClipboardList } from 'lucide-react';
import type { ExamOverview } from '../../../api/exam.ts';
import type { OrderState } from '../../../api/mall.ts';
import type { SpecificParts, StatusTexts } from '../../../features/exam/status-page.tsx';
import { freeExam } from '../../../flows/free-exam.ts';
import type { StatusAction } from '../../../kit/page/status-actions.tsx';
import { momentText } from '../../../messages/date-text.ts';
import { href } from '../../../routes.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import type { TimelineItem } from '../../../ui/timeline.tsx';
import type { AreaWords } from '../words/index.ts';
import { factsOf } from './order-facts.ts';

/** Returns the parts of the status page that only a free checkup has: its origin, its pages, and other offers once used up. */
export function freeParts({ appointment }: ExamOverview, order: OrderState, words: AreaWords): SpecificParts {
  const titles: StatusTexts = words.state.titles;
  const texts: StatusTexts = words.state.texts;
  return {
    title: titles[order.status],
    text: texts[order.status],
    before: stepsBefore(order, words),
    facts: factsOf(order, words),
    actions: pagesOf(order, appointment !== undefined && appointment.status !== 'cancelled', words),
    bottom: bottomOf(order, words),
  };
}

function stepsBefore({ status, createdAt }: OrderState, { state: words }: AreaWords): TimelineItem[] {
  const received: TimelineItem = { title: words.received, state: 'done', time: momentText(createdAt) };
  if (status === 'unpaid')
    return [
      { ...received, title: words.ordered },
      { title: words.toPay, state: 'now' },
    ];
  if (status === 'cancelled') return [received, { title: words.closed, state: 'failed' }];
  if (status === 'refunded') return [received, { title: words.returned, state: 'done' }];
  return [received];
}

function pagesOf({ productNo, orderNo, status }: OrderState, hasVisit: boolean, words: AreaWords): StatusAction[] {
  const actions: StatusAction[] = [];
  if (hasVisit)
    actions.push({
      id: 'detail',
      label: words.state.detail,
      text: words.state.detailText,
      icon: <ClipboardList />,
      to: href('free-appointment.detail', { productNo, orderNo }),
    });
  if (status === 'paid' || status === 'booked')
    actions.push({
      id: 'science',
      label: words.book.science,
      text: words.book.scienceText,
      icon: <BookOpenText />,
      to: href('free-appointment.science', { productNo }, { orderNo }),
    });
  return actions;
}

/** Returns the button for the statuses in which a free checkup differs from other checkups. */
function bottomOf({ productNo, orderNo, status }: OrderState, { state: words }: AreaWords): SpecificParts['bottom'] {
  const links: Partial<Record<OrderState['status'], [label: string, to: string]>> = {
    unpaid: [words.toPackage, freeExam.pages.product(productNo)],
    noService: [words.nextSteps, href('free-appointment.no-service', { productNo, orderNo })],
  };
  const link = links[status];
  if (!link) return undefined;
  const [label, to] = link;
  return (
    <BottomBar>
      <LinkButton wide to={to}>
        {label}
      </LinkButton>
    </BottomBar>
  );
}
