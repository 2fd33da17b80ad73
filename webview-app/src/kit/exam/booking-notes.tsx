import { Points } from '../service-parts.tsx';
import { useKitWords } from '../words/index.ts';

/** The notes to read before a booking. Nothing where there are none. */
export function BookingNotes({ notes }: { notes: readonly string[] }) {
  return <Points title={useKitWords().exam.notes} items={notes} />;
}
