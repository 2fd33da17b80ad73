import { getMedicalPageOptions } from '../../../api/static-checkup.ts';
import type { ExamFlow } from '../../../flows/exam-flow.ts';
import { BookingPage } from '../../../kit/exam/booking-page.tsx';
import { usePage } from '../../../kit/use-page.ts';
import { Card } from '../../../ui/card.tsx';
import { Details } from '../../../ui/details.tsx';
import { OPTIONAL_FILE } from '../order/preparation.tsx';
import { useWords } from '../words/index.ts';

export interface FirstBookingProps {
  flow: ExamFlow;
  productNo: string;
  orderNo: string | undefined;
  /** The page's file of options. */
  optionsPath: string;
}

/** A first date, with the product's own notes beside it. Without them it can be booked as well. */
export function FirstBooking({ flow, productNo, orderNo, optionsPath }: FirstBookingProps) {
  const options = usePage(getMedicalPageOptions, { params: { path: optionsPath } }, OPTIONAL_FILE);
  const notes = options.data?.notes ?? [];
  const about = notes.length > 0 ? <Notes notes={notes} /> : null;
  return <BookingPage flow={flow} productNo={productNo} orderNo={orderNo} about={about} />;
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
