import { getExamAppointment, getExamBookingInfo, listExamPersons } from '../../api/exam.ts';
import { request } from '../../client/request.ts';
import { BookingShape } from '../../kit/booking-steps.tsx';
import { linkTo } from '../../kit/link-to.ts';
import { ResourceView } from '../../kit/resource-view.tsx';
import { ScreenFrame } from '../../kit/screen-frame.tsx';
import { type Resource, useResource } from '../../kit/use-resource.ts';
import { useLanguage } from '../../messages/index.ts';
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
  const language = useLanguage();
  const start = useResource(`book ${productNo} ${orderNo} ${language}`, async (signal) => {
    const query = { productNo, orderNo };
    const [info, { persons }] = await Promise.all([
      request(getExamBookingInfo, { query }, { signal }),
      request(listExamPersons, { query: { orderNo } }, { signal }),
    ]);
    return { info, persons };
  });
  const { data } = start;
  if (data?.info.canBook) return <NewBooking info={data.info} known={data.persons} />;
  return <NotNow resource={start} why={data?.info.whyNot} productNo={productNo} orderNo={orderNo} />;
}

function OtherDate({ productNo, orderNo }: { productNo: string; orderNo: string }) {
  const language = useLanguage();
  const booked = useResource(`rebook ${orderNo} ${language}`, (signal) =>
    request(getExamAppointment, { query: { orderNo } }, { signal }),
  );
  const appointment = booked.data?.appointment;
  if (appointment?.canRebook) return <Rebooking productNo={productNo} appointment={appointment} />;
  return <NotNow resource={booked} why={undefined} productNo={productNo} orderNo={orderNo} />;
}

interface NotNowProps<T> {
  resource: Resource<T>;
  /** The service's own reason. */
  why: string | undefined;
  productNo: string;
  orderNo: string | undefined;
}

/** It is being loaded, could not be, or there is nothing to book: why, and where the order is. */
function NotNow<T>({ resource, why, productNo, orderNo }: NotNowProps<T>) {
  const words = useWords();
  return (
    <ScreenFrame title={words.book.title} titleHidden>
      <ResourceView resource={resource} skeleton={<BookingShape />} isEmpty={never}>
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
