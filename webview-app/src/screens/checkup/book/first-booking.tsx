import { NO_FILE } from '../../../client/codes.ts';
import { BookingPage } from '../../../features/exam/booking-page.tsx';
import type { ExamFlow } from '../../../flows/exam-flow.ts';
import { type PageOptions, usePage } from '../../../kit/answers/use-page.ts';
import { Details } from '../../../ui/details.tsx';
import type { optionsOf } from '../book.reads.ts';
import { useWords } from '../words/index.ts';

/** Treats a missing file as a normal response, because a product may have no notes. */
const OPTIONAL_FILE: PageOptions = { notice: false, expected: [NO_FILE] };

export interface FirstBookingProps {
  flow: ExamFlow;
  productNo: string;
  orderNo: string | undefined;
  /** The request for the product's options file. */
  options: ReturnType<typeof optionsOf>;
}

/** Books the first date of a product, beside the product's notes. The booking does not wait for the notes. */
export function FirstBooking({ flow, productNo, orderNo, options: optionsRead }: FirstBookingProps) {
  const options = usePage(...optionsRead, OPTIONAL_FILE);
  const notes = options.data?.notes ?? [];
  const about = notes.length > 0 ? <Notes notes={notes} /> : null;
  return <BookingPage flow={flow} productNo={productNo} orderNo={orderNo} notes={about} />;
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
