import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import type { ExamBookingInfo } from '../../api/exam.ts';
import { callCustomerService } from '../../flows/customer-service.ts';
import type { ExamFlow, ExamOverview } from '../../flows/exam-flow.ts';
import type { Shown } from '../../kit/answers/use-resource.ts';
import { NothingHere } from '../../kit/page/nothing-here.tsx';
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
  /** Returns the text about who pays, if that is not the person. */
  payer?: (info: Info) => string;
  /** The notes of this kind of checkup, below the first question: `Details`. */
  about?: ReactNode | ((info: Info) => ReactNode);
  /** The city if it is not a step of its own: a `CityPill`. */
  city?: (choice: BookingChoice) => ReactNode;
  /** A further question in the last step. */
  extra?: BookingExtra<Info>;
  /** Returns the amount in fen to pay at the institution on the day. Default 0: all is paid. */
  costOnTheDay?: (info: Info, choice: BookingChoice) => number;
  /** The steps in their order. Default: all four. */
  steps?: readonly BookingStep[];
}

/** Shows a skeleton until the booking's flow is known. */
export function BookingWait() {
  return (
    <ScreenFrame title={useKitWords().exam.title} titleHidden>
      <Skeleton>
        <BookingShape />
      </Skeleton>
    </ScreenFrame>
  );
}

/** Renders a question of the last step that only this kind of checkup asks. Its answer is a part of the choice. */
export type BookingExtra<Info> = (
  info: Info,
  choice: BookingChoice,
  onChoice: (choice: BookingChoice) => void,
) => ReactNode;

/** Shows the booking of a first date, or says why that is not possible now. */
export function BookingPage<Info extends ExamBookingInfo>(props: BookingPageProps<Info>) {
  const { flow, productNo, orderNo, city, payer, about, extra, costOnTheDay, steps } = props;
  const words = useKitWords().exam;
  const load = orUnknown(async (signal) => {
    const [info, known] = await Promise.all([flow.info(productNo, orderNo, signal), flow.persons(orderNo, signal)]);
    return { info, known };
  });
  const start = useExam(flow, `book ${productNo} ${orderNo}`, load);
  const { data } = start;
  if (data?.info.canBook) {
    const { info, known } = data;
    return (
      <NewBooking
        flow={flow}
        info={info}
        known={known}
        city={city}
        payer={payer?.(info)}
        about={typeof about === 'function' ? about(info) : about}
        extra={extra && ((...choice) => extra(info, ...choice))}
        costOnTheDay={costOnTheDay && ((choice) => costOnTheDay(info, choice))}
        steps={steps}
        onOutdated={start.reload}
      />
    );
  }
  const instead = data && flow.pages.insteadOfBooking?.(data.info);
  if (instead) return <Redirect to={instead} replace />;
  const order = orderNo ?? data?.info.orderNo;
  // Without an order the link leads to the product.
  const wayOn = order
    ? { to: flow.pages.state(productNo, order), label: words.toOrder }
    : { to: flow.pages.product(productNo), label: words.toProduct };
  return <NotNow flow={flow} page={start} title={words.notPossible} why={data?.info.whyNot} wayOn={wayOn} />;
}

/** Shows the change of an appointment's date, or says why that is not possible now. */
export function RebookingPage({ flow, productNo, orderNo }: { flow: ExamFlow; productNo: string; orderNo: string }) {
  const words = useKitWords().exam;
  const load = orUnknown(async (signal) => ({ appointment: await flow.appointment(orderNo, signal) }));
  const booked = useExam(flow, `rebook ${orderNo}`, load);
  const appointment = booked.data?.appointment;
  if (appointment?.canRebook)
    return <Rebooking flow={flow} productNo={productNo} appointment={appointment} onOutdated={booked.reload} />;
  const wayOn = { to: flow.pages.state(productNo, orderNo), label: words.toOrder };
  return (
    <NotNow flow={flow} page={booked} title={words.noRebook} why={whyNoRebook(appointment, words)} wayOn={wayOn} />
  );
}

interface NotNowProps {
  flow: ExamFlow;
  page: Shown<unknown>;
  title: string;
  why: string | undefined;
  wayOn: { to: string; label: string };
}

/** Replaces a booking that is loading, failed to load, is unknown, or is not possible. */
function NotNow({ flow, page, title, why, wayOn }: NotNowProps) {
  const words = useKitWords().exam;
  return (
    <ScreenFrame title={words.title} titleHidden>
      <ResourceView resource={page} skeleton={<BookingShape />} isEmpty={never} empty={<UnknownExam flow={flow} />}>
        {() => (
          <NothingHere
            scene="calendar"
            title={title}
            text={why}
            linkLabel={wayOn.label}
            to={wayOn.to}
            replace
            secondAction={<Service />}
          />
        )}
      </ResourceView>
    </ScreenFrame>
  );
}

/** Shows the customer service button below a booking that is not possible. */
function Service() {
  const words = useKitWords().examStatus;
  return (
    <Button wide tone="quiet" onClick={() => void callCustomerService()}>
      {words.service}
    </Button>
  );
}

const never = () => false;
