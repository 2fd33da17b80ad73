import { getMedicalPageOptions } from '../../../api/static-checkup.ts';
import { NO_FILE } from '../../../client/codes.ts';
import type { ExamFlow } from '../../../flows/exam-flow.ts';
import { BookingPage } from '../../../kit/exam/booking-page.tsx';
import { type PageOptions, usePage } from '../../../kit/use-page.ts';
import { Details } from '../../../ui/details.tsx';
import { useWords } from '../words/index.ts';

/** A product need not have notes: a missing file is an answer, so it is neither shown nor reported. */
const OPTIONAL_FILE: PageOptions = { notice: false, expected: [NO_FILE] };

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
    <Details title={words.book.notes}>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Details>
  );
}
