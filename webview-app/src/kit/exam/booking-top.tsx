import type { ExamBookingInfo } from '../../api/exam.ts';
import { Callout } from '../../ui/callout.tsx';
import { useKitWords } from '../words/index.ts';

/** The name of the booked product, and notes to read before. */
export function BookingTop({ info: { productName, notes } }: { info: ExamBookingInfo }) {
  const words = useKitWords().exam;
  return (
    <Callout title={productName}>
      {notes.length > 0 ? (
        <ul aria-label={words.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
    </Callout>
  );
}
