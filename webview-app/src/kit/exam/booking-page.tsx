import type { ExamFlow } from '../../flows/exam-flow.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { GoTo } from '../go-to.tsx';
import { linkTo } from '../link-to.ts';
import { ResourceView } from '../resource-view.tsx';
import { ScreenFrame } from '../screen-frame.tsx';
import type { Shown } from '../use-resource.ts';
import { useKitWords } from '../words/index.ts';
import type { BookingStep } from './booking.ts';
import { BookingShape } from './booking-steps.tsx';
import { type AboutBooking, NewBooking } from './new-booking.tsx';
import { Rebooking } from './rebooking.tsx';
import { UnknownExam } from './unknown-exam.tsx';
import { orUnknown, useExam } from './use-exam.ts';

export interface BookingPageProps {
  flow: ExamFlow;
  productNo: string;
  orderNo: string | undefined;
  /** Shown above the first question. */
  about?: AboutBooking;
  /** The questions in their order. Default all four. */
  steps?: readonly BookingStep[];
}

/** Stands in for a booking until it is known which one. */
export function BookingWait() {
  return (
    <ScreenFrame title={useKitWords().exam.title} titleHidden>
      <Skeleton>
        <BookingShape />
      </Skeleton>
    </ScreenFrame>
  );
}

/** Books a first date, or says why that is not possible now. */
export function BookingPage({ flow, productNo, orderNo, about, steps }: BookingPageProps) {
  const load = orUnknown(async (signal) => {
    const [info, known] = await Promise.all([flow.info(productNo, orderNo, signal), flow.persons(orderNo, signal)]);
    return { info, known };
  });
  const start = useExam(flow, `book ${productNo} ${orderNo}`, load);
  const { data } = start;
  if (data?.info.canBook) return <NewBooking flow={flow} {...data} about={about} steps={steps} />;
  const instead = data && flow.pages.insteadOfBooking?.(data.info);
  if (instead) return <GoTo to={instead} />;
  return <NotNow flow={flow} page={start} why={data?.info.whyNot} toOrder={flow.pages.state(productNo, orderNo)} />;
}

/** Moves an appointment to another date, or says that this is not possible now. */
export function RebookingPage({
  flow,
  productNo,
  orderNo,
}: Omit<BookingPageProps, 'about' | 'steps'> & { orderNo: string }) {
  const load = orUnknown(async (signal) => ({ appointment: await flow.appointment(orderNo, signal) }));
  const booked = useExam(flow, `rebook ${orderNo}`, load);
  const appointment = booked.data?.appointment;
  if (appointment?.canRebook) return <Rebooking flow={flow} productNo={productNo} appointment={appointment} />;
  return <NotNow flow={flow} page={booked} why={undefined} toOrder={flow.pages.state(productNo, orderNo)} />;
}

interface NotNowProps {
  flow: ExamFlow;
  page: Shown<unknown>;
  /** The service's own reason. */
  why: string | undefined;
  toOrder: string;
}

/** Stands in for a booking that is being loaded, could not be loaded, is of something unknown, or is not possible. */
function NotNow({ flow, page, why, toOrder }: NotNowProps) {
  const words = useKitWords().exam;
  return (
    <ScreenFrame title={words.title} titleHidden>
      <ResourceView resource={page} skeleton={<BookingShape />} isEmpty={never} empty={<UnknownExam flow={flow} />}>
        {() => (
          <EmptyState
            scene="calendar"
            title={words.notPossible}
            text={why}
            action={
              <LinkButton wide {...linkTo(toOrder, { replace: true })}>
                {words.toOrder}
              </LinkButton>
            }
          />
        )}
      </ResourceView>
    </ScreenFrame>
  );
}

const never = () => false;
