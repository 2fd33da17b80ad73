import { getExamAppointment, getExamBookingInfo, listExamPersons } from '../../api/exam.ts';
import { BookingShape } from '../../kit/booking-steps.tsx';
import { linkTo } from '../../kit/link-to.ts';
import { ResourceView } from '../../kit/resource-view.tsx';
import { ScreenFrame } from '../../kit/screen-frame.tsx';
import { usePage } from '../../kit/use-page.ts';
import type { Shown } from '../../kit/use-resource.ts';
import { href } from '../../routes.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { screen } from '../screen.ts';
import { NewBooking } from './book/new-booking.tsx';
import { Rebooking } from './book/rebooking.tsx';
import { useWords } from './words/index.ts';

/** Booking a date, or with `?rebook=1` another date for the booked one. */
export const Screen = screen('checkup.book', function Book({ params, query }) {
  const { productNo, orderNo } = params;
  return orderNo && query.rebook === '1' ? (
    <OtherDate productNo={productNo} orderNo={orderNo} />
  ) : (
    <FirstDate productNo={productNo} orderNo={orderNo} />
  );
});

function FirstDate({ productNo, orderNo }: { productNo: string; orderNo: string | undefined }) {
  const start = usePage(getExamBookingInfo, { query: { productNo, orderNo } });
  const persons = usePage(listExamPersons, { query: { orderNo } });
  const info = start.data;
  if (info?.canBook && persons.data) return <NewBooking info={info} known={persons.data.persons} />;
  const page = info?.canBook ? persons : start;
  return <NotNow page={page} why={info?.whyNot} productNo={productNo} orderNo={orderNo} />;
}

function OtherDate({ productNo, orderNo }: { productNo: string; orderNo: string }) {
  const booked = usePage(getExamAppointment, { query: { orderNo } });
  const appointment = booked.data?.appointment;
  if (appointment?.canRebook) return <Rebooking productNo={productNo} appointment={appointment} />;
  return <NotNow page={booked} why={undefined} productNo={productNo} orderNo={orderNo} />;
}

interface NotNowProps {
  page: Shown<unknown>;
  /** The service's own reason. */
  why: string | undefined;
  productNo: string;
  orderNo: string | undefined;
}

/** It is being loaded, could not be, or there is nothing to book: why, and where the order is. */
function NotNow({ page, why, productNo, orderNo }: NotNowProps) {
  const words = useWords();
  return (
    <ScreenFrame title={words.book.title} titleHidden>
      <ResourceView resource={page} skeleton={<BookingShape />} isEmpty={never}>
        {() => (
          <EmptyState
            scene="calendar"
            title={words.book.notPossible}
            text={why}
            action={
              <LinkButton wide {...linkTo(href('checkup.state', { productNo, orderNo }), { replace: true })}>
                {words.refund.toOrder}
              </LinkButton>
            }
          />
        )}
      </ResourceView>
    </ScreenFrame>
  );
}

const never = () => false;
