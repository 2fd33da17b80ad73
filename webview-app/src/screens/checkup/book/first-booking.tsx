import { NO_FILE } from '../../../client/codes.ts';
import { BookingPage } from '../../../features/exam/booking-page.tsx';
import type { ExamFlow } from '../../../flows/exam-flow.ts';
import { type PageOptions, usePage } from '../../../kit/answers/use-page.ts';
import { Details } from '../../../ui/details.tsx';
import type { optionsOf } from '../book.reads.ts';
import { useWords } from '../words/index.ts';

/** A product need not have notes: a missing file is an answer, so it is neither shown nor reported. */
const OPTIONAL_FILE: PageOptions = { notice: false, expected: [NO_FILE] };

export interface FirstBookingProps {
  flow: ExamFlow;
  productNo: string;
  orderNo: string | undefined;
  /** The read of the page's file of options. */
  options: ReturnType<typeof optionsOf>;
}

/** A first date, with the product's own notes beside it. Without them it can be booked as well. */
export function FirstBooking({ flow, productNo, orderNo, options: optionsRead }: FirstBookingProps) {
  const options = usePage(...optionsRead, OPTIONAL_FILE);
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
