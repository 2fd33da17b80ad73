import type { ExamBookingInfo } from '../../../api/exam.ts';
import { Callout } from '../../../ui/callout.tsx';
import { useWords } from '../words/index.ts';

/** What is booked, and what to know before. */
export function BookingTop({ info: { productName, notes } }: { info: ExamBookingInfo }) {
  const words = useWords();
  return (
    <Callout title={productName}>
      {notes.length > 0 ? (
        <ul aria-label={words.book.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
    </Callout>
  );
}
