/**
 * Shows the status of a checkup's order with its actions. Rules:
 * 1. This file has the common parts of all checkups: appointment, institution, change, cancellation, report, steps from the booking on.
 * 2. An order that was not booked in time has a separate view, without a link to the booking.
 * 3. Parts of only one kind of checkup (a price, a refund) are in `specificParts`. Their texts replace the kit's texts.
 */
import { CalendarClock, CalendarX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Appointment } from '../../api/exam.ts';
import { callCustomerService } from '../../flows/customer-service.ts';
import type { ExamFlow, ExamOrder, ExamOverview } from '../../flows/exam-flow.ts';
import { NeedsNetwork } from '../../kit/answers/needs-network.tsx';
import { addressOfService } from '../../kit/links/service-links.ts';
import { type StatusAction, StatusTiles } from '../../kit/page/status-actions.tsx';
import { StatusOf, type StatusView } from '../../kit/page/status-of.tsx';
import { ValidityTag, validityOfOrder, validityPairs } from '../../kit/page/validity.tsx';
import { stepsOf } from '../../kit/refund/refund-steps.ts';
import { type KitWords, useKitWords } from '../../kit/words/index.ts';
import { dayText } from '../../messages/date-text.ts';
import type { Validity } from '../../rules/validity.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { TimelineItem } from '../../ui/timeline.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import { AppointmentCard, AppointmentFacts } from './appointment-card.tsx';
import { CheckIn } from './check-in.tsx';
import { isDayOver } from './day-over.ts';
import { FactCard } from './fact-card.tsx';
import { InstitutionRows } from './institution-rows.tsx';
import { dateActionsOf, otherActionsOf, ratingOf } from './order-actions.tsx';
import { Preparation } from './preparation.tsx';
import { ReportStep } from './report-step.tsx';
import { UnknownExam } from './unknown-exam.tsx';
import { orStoredAppointment, orUnknown, useExam } from './use-exam.ts';

/** The parts of the page that are specific to one kind of checkup. */
export interface SpecificParts extends Pick<StatusView, 'text' | 'tag' | 'facts' | 'actions' | 'bottom'> {
  title?: string | undefined;
  /** The texts and the action of an order that was not booked in time. Default: customer service. */
  over?: { title: string; text: (day: string) => string; primary: ReactNode } | undefined;
  before?: readonly TimelineItem[];
  /** The card with the most important fact above the steps, while nothing is booked. */
  top?: ReactNode;
}

export interface ExamStatusPageProps<Overview extends ExamOverview> {
  flow: ExamFlow<Overview>;
  productNo: string;
  orderNo: string | undefined;
  specificParts: (overview: Overview, order: NonNullable<Overview['order']>, reload: () => void) => SpecificParts;
}

/** Shows the status page of any kind of checkup. */
export function ExamStatusPage<Overview extends ExamOverview>(props: ExamStatusPageProps<Overview>) {
  const { flow, productNo, orderNo, specificParts } = props;
  const kit = useKitWords();
  const loadOverview = orUnknown((signal) => flow.overview(productNo, orderNo, signal));
  const load = orStoredAppointment(flow, orderNo, loadOverview);
  const page = useExam(flow, `status ${productNo} ${orderNo}`, load);
  const view = (overview: Overview | { appointment: Appointment }): StatusView => {
    if (!('product' in overview)) return storedView(overview.appointment, kit);
    const { order } = overview;
    if (!order) return noOrderView(flow, overview, kit);
    return orderView(flow, overview, order, specificParts(overview, order, page.reload), kit, page.reload);
  };
  return <StatusOf title={kit.examStatus.title} page={page} none={<UnknownExam flow={flow} />} view={view} />;
}

function noOrderView(flow: ExamFlow, { product }: ExamOverview, { examStatus: words }: KitWords): StatusView {
  const action = (
    <LinkButton wide to={flow.pages.product(product.productNo)}>
      {words.toPackage}
    </LinkButton>
  );
  return {
    title: product.name,
    children: <EmptyState scene="calendar" title={words.none} text={words.noneText} action={action} />,
  };
}

/** Returns the offline view of a stored appointment: day and institution, without costs or changes. */
function storedView(appointment: Appointment, kit: KitWords): StatusView {
  const { examStatus: words, stored, examDetail } = kit;
  const { status, steps } = appointment;
  const isPast = status === 'booked' && isDayOver(appointment);
  if (status === 'cancelled') return { title: examDetail.cancelled, children: <NeedsNetwork text={stored.ofOrder} /> };
  return {
    title: isPast ? words.dayOver.title : words.titles[status],
    text: isPast ? words.dayOver.text : (appointment.onTheDay ?? words.texts[status]),
    children: (
      <>
        <AppointmentCard
          appointment={appointment}
          actions={
            status === 'booked' && !isPast ? (
              <StatusTiles actions={[]}>
                <AddToCalendar appointment={appointment} />
              </StatusTiles>
            ) : undefined
          }
        />
        {status === 'booked' ? <DayDetails appointment={appointment} /> : <InstitutionRows appointment={appointment} />}
        <AppointmentFacts appointment={appointment} />
      </>
    ),
    timeline: stepsOf(steps),
    after: <NeedsNetwork text={stored.ofOrder} />,
    actions: status === 'booked' && !isPast ? disabledChanges(kit) : [],
  };
}

/** Returns the changes of an appointment as disabled actions, because they need a network. */
const disabledChanges = ({ examStatus: words, stored: { off } }: KitWords): StatusAction[] => [
  { id: 'change', label: words.change, icon: <CalendarClock />, disabledReason: off, onClick: () => undefined },
  { id: 'cancel', label: words.cancel, icon: <CalendarX />, disabledReason: off, onClick: () => undefined },
];

function orderView(
  flow: ExamFlow,
  overview: ExamOverview,
  order: ExamOrder,
  specific: SpecificParts,
  kit: KitWords,
  reload: () => void,
): StatusView {
  const { appointment, product } = overview;
  const words = kit.examStatus;
  const validity = validityOfOrder(order);
  if (validity?.state === 'over') return { ...expiredView(flow, validity, specific, kit), subject: product.name };
  const titles: StatusTexts = words.titles;
  const texts: StatusTexts = words.texts;
  const report = addressOfService(appointment?.reportUrl ?? '');
  const visit = appointment && appointment.status !== 'cancelled' ? appointment : undefined;
  // The day is over, but the institution has not yet reported the result.
  const isPast = visit?.status === 'booked' && isDayOver(visit);
  // The day has passed without a checkup, so the order waits for another day.
  const missed = order.status === 'paid' && appointment?.missed ? appointment : undefined;
  const state = missed
    ? { title: words.missed.title, text: words.missed.text(dayText(missed.appointmentDate)) }
    : isPast
      ? words.dayOver
      : {
          title: specific.title ?? titles[order.status] ?? words.title,
          text: specific.text ?? visit?.onTheDay ?? texts[order.status],
        };
  return {
    subject: product.name,
    title: state.title,
    text: appointment?.reportUrl ? words.reportReady : state.text,
    // A service that has not started has no steps yet.
    timeline:
      order.status === 'unpaid' && !specific.before
        ? []
        : [...(specific.before ?? []), ...stepsFromBooking(order, visit ? stepsOf(visit.steps) : [], kit)],
    // The last day is a fact only after a booking. Before that the card above shows it.
    facts: [...(specific.facts ?? []), ...(visit ? validityPairs(validity) : [])],
    tag: specific.tag ?? <ValidityTag validity={validity} />,
    children: visit ? (
      <>
        <AppointmentCard
          appointment={visit}
          actions={
            visit.status === 'booked' && !isPast ? (
              <StatusTiles actions={dateActionsOf(flow, overview, kit, reload)}>
                <AddToCalendar appointment={visit} />
              </StatusTiles>
            ) : undefined
          }
        />
        {visit.status === 'booked' ? <DayDetails appointment={visit} /> : <InstitutionRows appointment={visit} />}
        <AppointmentFacts appointment={visit} />
      </>
    ) : (
      (specific.top ?? (validity && <ValidityCard validity={validity} />))
    ),
    actions: otherActionsOf([...ratingOf(flow, order, kit), ...(specific.actions ?? [])], kit),
    bottom: report ? <ReportStep report={report} /> : (specific.bottom ?? <NextStep flow={flow} order={order} />),
  };
}

/** Shows the last day of an order in large type while nothing is booked. */
function ValidityCard({ validity }: { validity: Validity }) {
  return validityPairs(validity).map(([name]) => <FactCard key={name} name={name} value={dayText(validity.validTo)} />);
}

/** Returns the view of an order that was not booked in time. It cannot be booked any more. Customer service is the next step. */
function expiredView(flow: ExamFlow, validity: Validity, specific: SpecificParts, kit: KitWords): StatusView {
  const { over, ...words } = kit.examStatus;
  const day = dayText(validity.validTo);
  return {
    title: (specific.over ?? over).title,
    text: (specific.over ?? over).text(day),
    timeline: [...(specific.before ?? []), { title: over.step, state: 'failed', time: day }],
    facts: [...(specific.facts ?? []), ...validityPairs(validity)],
    // If the bar has another action, customer service gets a row.
    actions: specific.over ? otherActionsOf([], kit) : (specific.actions ?? []),
    bottom: (
      <BottomBar>
        <LinkButton tone="secondary" to={flow.pages.others()}>
          {words.bookAgain}
        </LinkButton>
        {specific.over?.primary ?? <Button onClick={() => void callCustomerService()}>{words.service}</Button>}
      </BottomBar>
    ),
  };
}

export type StatusTexts = Readonly<Partial<Record<ExamOrder['status'], string>>>;

/** Returns the steps from the booking on: the service's steps of the visit, or the future steps before a booking. */
function stepsFromBooking(
  { status }: ExamOrder,
  visit: TimelineItem[],
  { examStatus: { steps } }: KitWords,
): TimelineItem[] {
  if (status === 'cancelled' || status === 'refunded') return [];
  if (status !== 'unpaid' && status !== 'paid') return visit;
  return [
    { title: steps.book, state: status === 'paid' ? 'now' : 'later' },
    { title: steps.checkup, state: 'later' },
    { title: steps.report, state: 'later' },
  ];
}

/** Shows the details for the day of the checkup: check-in code, institution, preparation. */
function DayDetails({ appointment }: { appointment: Appointment }) {
  return (
    <>
      <CheckIn appointment={appointment} />
      <InstitutionRows appointment={appointment} />
      <Preparation appointment={appointment} />
    </>
  );
}

/** Shows the next step of an order in the bottom bar. */
function NextStep({ flow, order: { productNo, orderNo, status } }: { flow: ExamFlow; order: ExamOrder }) {
  const words = useKitWords().examStatus;
  if (status === 'booked' || status === 'unpaid') return null;
  const next =
    status === 'paid' ? (
      <LinkButton wide to={flow.pages.book(productNo, orderNo)}>
        {words.bookNow}
      </LinkButton>
    ) : (
      <LinkButton wide tone={status === 'used' ? 'secondary' : 'primary'} to={flow.pages.others()}>
        {words.bookAgain}
      </LinkButton>
    );
  return <BottomBar>{next}</BottomBar>;
}
