import type { ReactNode } from 'react';
import { useKitWords } from '../../kit/words/index.ts';
import { Card } from '../../ui/card.tsx';
import { Details } from '../../ui/details.tsx';

export interface BookingNotesProps {
  notes: readonly string[];
  /** The notes of this kind of checkup: `Details`. */
  children?: ReactNode;
}

/** Shows all notes on a booking, collapsed on one card, so that the question above stays prominent. Renders nothing without notes. */
export function BookingNotes({ notes, children }: BookingNotesProps) {
  const words = useKitWords().exam;
  if (notes.length === 0 && !children) return null;
  return (
    <Card snug>
      {children}
      {notes.length > 0 ? (
        <Details title={words.notes}>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Details>
      ) : null}
    </Card>
  );
}
