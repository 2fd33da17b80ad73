import { getMedicalPageOptions } from '../../api/static-checkup.ts';
import { NO_FILE } from '../../client/codes.ts';
import { paidExam } from '../../flows/paid-exam.ts';
import { BookingPage, RebookingPage } from '../../kit/exam/booking-page.tsx';
import { type PageOptions, usePage } from '../../kit/use-page.ts';
import { Card } from '../../ui/card.tsx';
import { Details } from '../../ui/details.tsx';
import { screen } from '../screen.ts';
import { useWords } from './words/index.ts';

/** Booking a date, or with `?rebook=1` another date for the booked one. */
export const Screen = screen('checkup.book', function Book({ params: { productNo, orderNo }, query }) {
  if (orderNo && query.rebook === '1') return <RebookingPage flow={paidExam} productNo={productNo} orderNo={orderNo} />;
  return <FirstBooking productNo={productNo} orderNo={orderNo} />;
});

/** A product need not have notes: a missing file is an answer, so it is neither shown nor reported. */
const OPTIONAL: PageOptions = { notice: false, expected: [NO_FILE] };

/** A first date, with the product's own notes beside it. Without them it can be booked as well. */
function FirstBooking({ productNo, orderNo }: { productNo: string; orderNo: string | undefined }) {
  const options = usePage(getMedicalPageOptions, { params: { path: `pec/${productNo}` } }, OPTIONAL);
  const notes = options.data?.notes ?? [];
  const about = notes.length > 0 ? <Notes notes={notes} /> : null;
  return <BookingPage flow={paidExam} productNo={productNo} orderNo={orderNo} about={about} />;
}

function Notes({ notes }: { notes: readonly string[] }) {
  const words = useWords();
  return (
    <Card>
      <Details title={words.book.notes}>
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Details>
    </Card>
  );
}
