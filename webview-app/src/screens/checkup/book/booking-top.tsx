import type { ExamBookingInfo } from '../../../api/exam.ts';
import { useScreenText } from '../../../messages/screens.ts';
import { Callout } from '../../../ui/callout.tsx';

/** What is booked, and what to know before. */
export function BookingTop({ info: { productName, notes } }: { info: ExamBookingInfo }) {
  const t = useScreenText();
  return (
    <Callout title={productName}>
      {notes.length > 0 ? (
        <ul aria-label={t.checkup.book.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
    </Callout>
  );
}
