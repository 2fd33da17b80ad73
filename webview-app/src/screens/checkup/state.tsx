import { type ExamOverview, getExamOverview } from '../../api/exam.ts';
import { linkTo } from '../../kit/link-to.ts';
import { StatusOf, type StatusView } from '../../kit/status-of.tsx';
import { usePage } from '../../kit/use-page.ts';
import { href } from '../../routes.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { screen } from '../screen.ts';
import { orderFacts } from './order/order-facts.ts';
import { AppointmentCard } from './state/appointment-card.tsx';
import { InstitutionRows } from './state/institution-rows.tsx';
import { NextStep } from './state/next-step.tsx';
import { orderTimeline } from './state/order-timeline.ts';
import { stateActions } from './state/state-actions.tsx';
import { type AreaWords, useWords } from './words/index.ts';

/** The status of a checkup's order, and what can be done with it. */
export const Screen = screen('checkup.state', function State({ params: { productNo, orderNo } }) {
  const words = useWords();
  const overview = usePage(getExamOverview, { query: { productNo, orderNo } });
  return <StatusOf title={words.state.title} page={overview} view={(data) => viewOf(data, words, overview.reload)} />;
});

function viewOf(data: ExamOverview, areaWords: AreaWords, reload: () => void): StatusView {
  const { order, appointment, product } = data;
  const words = areaWords.state;
  if (!order)
    return {
      title: product.name,
      children: (
        <EmptyState
          title={words.none}
          text={words.noneText}
          action={
            <LinkButton wide {...linkTo(href('checkup.sale', { productNo: product.productNo }))}>
              {words.toPackage}
            </LinkButton>
          }
        />
      ),
    };
  const visit = appointment && appointment.status !== 'cancelled' ? appointment : undefined;
  return {
    title: words.titles[order.status],
    text: appointment?.reportUrl ? words.reportReady : words.texts[order.status],
    timeline: orderTimeline(data, areaWords),
    facts: orderFacts(order, areaWords),
    children: visit ? (
      <>
        <AppointmentCard appointment={visit} />
        {visit.status === 'booked' ? <InstitutionRows appointment={visit} /> : null}
      </>
    ) : null,
    actions: stateActions(data, areaWords, reload),
    bottom: <NextStep order={order} onChange={reload} />,
  };
}
