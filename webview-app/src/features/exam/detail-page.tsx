/** Shows one appointment: person, day, institution and preparation. The person changes it on the status page. */
import { CalendarClock, ClipboardList } from 'lucide-react';
import type { Appointment } from '../../api/exam.ts';
import type { ExamFlow } from '../../flows/exam-flow.ts';
import { NeedsNetwork } from '../../kit/answers/needs-network.tsx';
import type { Load } from '../../kit/answers/use-resource.ts';
import { addressOfService } from '../../kit/links/service-links.ts';
import { DetailOf } from '../../kit/page/detail-of.tsx';
import { type StatusAction, StatusActions, StatusTiles } from '../../kit/page/status-actions.tsx';
import { type KitWords, useKitWords } from '../../kit/words/index.ts';
import { dayText } from '../../messages/date-text.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { KeyValues, type Pair } from '../../ui/key-values.tsx';
import { CardShape, RowsShape, TitleShape } from '../../ui/skeleton.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import { AppointmentCard, AppointmentFacts } from './appointment-card.tsx';
import { CheckIn } from './check-in.tsx';
import { isDayOver } from './day-over.ts';
import { InstitutionRows } from './institution-rows.tsx';
import { ratingOf } from './order-actions.tsx';
import { Preparation } from './preparation.tsx';
import { ReportStep } from './report-step.tsx';
import { UnknownExam } from './unknown-exam.tsx';
import { isStoredAppointment, orStoredAppointment, orUnknown, useExam } from './use-exam.ts';

export interface ExamDetailPageProps {
  flow: ExamFlow;
  productNo: string;
  orderNo: string;
  /** Loads the appointment together with the facts of this kind of checkup. Default: only the appointment. */
  load?: Load<ExamDetail>;
}

export interface ExamDetail {
  readonly appointment: Appointment | undefined;
  /** The facts of this kind of checkup, such as who pays and what is included. */
  readonly facts?: readonly Pair[];
}

export function ExamDetailPage({ flow, productNo, orderNo, load }: ExamDetailPageProps) {
  const kit = useKitWords();
  const loadAppointment: Load<ExamDetail> = async (signal) => ({
    appointment: await flow.appointment(orderNo, signal),
  });
  const page = useExam<ExamDetail | null>(
    flow,
    `detail ${orderNo}`,
    orStoredAppointment(flow, orderNo, orUnknown(load ?? loadAppointment)),
  );
  const skeleton = (
    <>
      <TitleShape />
      <CardShape lines={4} />
      <RowsShape count={3} />
    </>
  );
  return (
    <DetailOf
      title={kit.examDetail.title}
      page={page}
      none={<UnknownExam flow={flow} />}
      skeleton={skeleton}
      view={({ appointment, facts = [] }) => {
        const order = flow.pages.state(productNo, orderNo);
        if (!appointment || appointment.status === 'cancelled')
          return {
            titleHidden: true,
            content: <NoAppointment appointment={appointment} order={order} />,
          };
        const report = addressOfService(appointment.reportUrl ?? '');
        return {
          lead: leadOf(appointment, kit),
          bottom: report ? <ReportStep report={report} /> : undefined,
          content: (
            <>
              <AppointmentCard
                appointment={appointment}
                actions={
                  appointment.status === 'booked' && !isDayOver(appointment) ? (
                    <StatusTiles actions={canChange(appointment) ? [orderLink(flow, productNo, appointment, kit)] : []}>
                      <AddToCalendar appointment={appointment} />
                    </StatusTiles>
                  ) : undefined
                }
              />
              <CheckIn appointment={appointment} />
              <InstitutionRows appointment={appointment} />
              <Preparation appointment={appointment} />
              <AppointmentFacts appointment={appointment} />
              {facts.length > 0 ? (
                <Card>
                  <KeyValues pairs={facts} />
                </Card>
              ) : null}
              {isStoredAppointment(appointment) ? <NeedsNetwork text={kit.stored.ofAppointment} /> : null}
              <StatusActions actions={linksOf(flow, productNo, appointment, kit)} />
            </>
          ),
        };
      }}
    />
  );
}

function leadOf(appointment: Appointment, { examStatus: words }: KitWords): string | undefined {
  const { status, reportUrl, onTheDay } = appointment;
  if (reportUrl) return words.reportReady;
  if (status === 'used') return words.texts.used;
  return isDayOver(appointment) ? words.dayOver.text : (onTheDay ?? words.texts.booked);
}

const canChange = ({ canRebook, canCancel }: Appointment): boolean => canRebook || canCancel;

/** Returns the link to the order, where an appointment is changed. */
const orderLink = (
  { pages }: ExamFlow,
  productNo: string,
  appointment: Appointment,
  { examDetail: words }: KitWords,
): StatusAction => ({
  id: 'order',
  label: canChange(appointment) ? words.change : words.toOrder,
  icon: <CalendarClock />,
  to: pages.state(productNo, appointment.orderNo),
});

/** Returns the links below the card: the preparation before the day, the rating after it, and the order if the card has no link to it. */
function linksOf(flow: ExamFlow, productNo: string, appointment: Appointment, kit: KitWords): StatusAction[] {
  const { orderNo, status } = appointment;
  const { pages } = flow;
  const words = kit.examDetail;
  const links: (StatusAction | false | undefined)[] = [
    ...ratingOf(flow, { productNo, orderNo, status }, kit),
    pages.science !== undefined &&
      status === 'booked' && {
        id: 'prepare',
        label: words.prepare,
        text: words.prepareText,
        icon: <ClipboardList />,
        to: pages.science(productNo, orderNo),
      },
    !(status === 'booked' && canChange(appointment)) && orderLink(flow, productNo, appointment, kit),
  ];
  return links.filter((link) => link !== undefined && link !== false);
}

/** Shows that nothing is booked, with a link to the order, where the person can book or buy again. */
function NoAppointment({ appointment, order }: { appointment: Appointment | undefined; order: string }) {
  const { examDetail: words, examStatus } = useKitWords();
  const { missed } = examStatus;
  return (
    <EmptyState
      scene="calendar"
      title={appointment?.missed ? missed.title : appointment ? words.cancelled : words.none}
      text={appointment?.missed ? missed.text(dayText(appointment.appointmentDate)) : words.noneText}
      action={
        <LinkButton wide to={order}>
          {words.toOrder}
        </LinkButton>
      }
    />
  );
}
