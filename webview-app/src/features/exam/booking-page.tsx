import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import type { ExamBookingInfo } from '../../api/exam.ts';
import { callCustomerService } from '../../flows/customer-service.ts';
import type { ExamFlow, ExamOverview } from '../../flows/exam-flow.ts';
import type { LoadState } from '../../kit/answers/use-resource.ts';
import { MissingState } from '../../kit/page/missing-state.tsx';
import { ResourceView } from '../../kit/page/resource-view.tsx';
import { ScreenFrame } from '../../kit/page/screen-frame.tsx';
import { useKitWords } from '../../kit/words/index.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { BookingChoice, BookingStep } from './booking.ts';
import { BookingShape } from './booking-steps.tsx';
import { NewBooking } from './new-booking.tsx';
import { Rebooking } from './rebooking.tsx';
import { UnknownExam } from './unknown-exam.tsx';
import { orUnknown, useExam } from './use-exam.ts';
import { whyNoRebook } from './why-no-rebook.ts';

export interface BookingPageProps<Info extends ExamBookingInfo = ExamBookingInfo> {
  flow: ExamFlow<ExamOverview, Info>;
  productNo: string;
  orderNo: string | undefined;
  /** Returns the text that names the payer, if that is not the person. */
  payer?: (info: Info) => string;
  /** The notes of this kind of checkup, below the first question: `Details`. */
  notes?: ReactNode | ((info: Info) => ReactNode);
  /** The city, if it is not a separate step: a `CityPill`. */
  city?: (choice: BookingChoice) => ReactNode;
  /** A further question in the last step. */
  extra?: BookingExtra<Info>;
  /** Returns the amount in fen to pay at the institution on the day. Default 0: all is paid. */
  costOnTheDay?: (info: Info, choice: BookingChoice) => number;
  /** The steps in their order. Default: all four. */
  steps?: readonly BookingStep[];
}

/** Shows a skeleton until the booking's flow is known. */
export function BookingPlaceholder() {
  return (
    <ScreenFrame title={useKitWords().exam.title} titleHidden>
      <Skeleton>
        <BookingShape />
      </Skeleton>
    </ScreenFrame>
  );
}

/** Renders an additional question of this kind of checkup in the last step. Its answer is a part of the choice. */
export type BookingExtra<Info> = (
  info: Info,
  choice: BookingChoice,
  onChoice: (choice: BookingChoice) => void,
) => ReactNode;

/** Shows the booking of a first date, or the reason why a booking is not possible now. */
export function BookingPage<Info extends ExamBookingInfo>(props: BookingPageProps<Info>) {
  const { flow, productNo, orderNo, city, payer, notes, extra, costOnTheDay, steps } = props;
  const words = useKitWords().exam;
  const load = orUnknown(async (signal) => {
    const [info, persons] = await Promise.all([flow.info(productNo, orderNo, signal), flow.persons(orderNo, signal)]);
    return { info, persons };
  });
  const booking = useExam(flow, `book ${productNo} ${orderNo}`, load);
  const { data } = booking;
  if (data?.info.canBook) {
    const { info, persons } = data;
    return (
      <NewBooking
        flow={flow}
        info={info}
        persons={persons}
        city={city}
        payer={payer?.(info)}
        additionalNotes={typeof notes === 'function' ? notes(info) : notes}
        extra={extra && ((...choice) => extra(info, ...choice))}
        costOnTheDay={costOnTheDay && ((choice) => costOnTheDay(info, choice))}
        steps={steps}
        onOutdated={booking.reload}
      />
    );
  }
  const otherPage = data && flow.pages.insteadOfBooking?.(data.info);
  if (otherPage) return <Redirect to={otherPage} replace />;
  const order = orderNo ?? data?.info.orderNo;
  // Without an order the link leads to the product.
  const nextLink = order
    ? { to: flow.pages.state(productNo, order), label: words.toOrder }
    : { to: flow.pages.product(productNo), label: words.toProduct };
  return (
    <BookingUnavailable
      flow={flow}
      page={booking}
      title={words.notPossible}
      reason={data?.info.whyNot}
      nextLink={nextLink}
    />
  );
}

/** Shows the change of an appointment's date, or the reason why a change is not possible now. */
export function RebookingPage({ flow, productNo, orderNo }: { flow: ExamFlow; productNo: string; orderNo: string }) {
  const words = useKitWords().exam;
  const load = orUnknown(async (signal) => ({ appointment: await flow.appointment(orderNo, signal) }));
  const appointmentResource = useExam(flow, `rebook ${orderNo}`, load);
  const appointment = appointmentResource.data?.appointment;
  if (appointment?.canRebook)
    return (
      <Rebooking flow={flow} productNo={productNo} appointment={appointment} onOutdated={appointmentResource.reload} />
    );
  const nextLink = { to: flow.pages.state(productNo, orderNo), label: words.toOrder };
  return (
    <BookingUnavailable
      flow={flow}
      page={appointmentResource}
      title={words.noRebook}
      reason={whyNoRebook(appointment, words)}
      nextLink={nextLink}
    />
  );
}

interface BookingUnavailableProps {
  flow: ExamFlow;
  page: LoadState<unknown>;
  title: string;
  reason: string | undefined;
  nextLink: { to: string; label: string };
}

/** Shown instead of a booking while it loads, and when it failed to load, is unknown or is not possible. */
function BookingUnavailable({ flow, page, title, reason, nextLink }: BookingUnavailableProps) {
  const words = useKitWords().exam;
  return (
    <ScreenFrame title={words.title} titleHidden>
      <ResourceView
        resource={page}
        skeleton={<BookingShape />}
        isEmpty={returnFalse}
        empty={<UnknownExam flow={flow} />}
      >
        {() => (
          <MissingState
            scene="calendar"
            title={title}
            text={reason}
            linkLabel={nextLink.label}
            to={nextLink.to}
            replace
            secondAction={<ServiceButton />}
          />
        )}
      </ResourceView>
    </ScreenFrame>
  );
}

/** Shows the customer service button below a booking that is not possible. */
function ServiceButton() {
  const words = useKitWords().examStatus;
  return (
    <Button wide tone="quiet" onClick={() => void callCustomerService()}>
      {words.service}
    </Button>
  );
}

const returnFalse = () => false;
