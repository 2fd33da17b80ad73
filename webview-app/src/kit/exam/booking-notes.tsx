import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { Details } from '../../ui/details.tsx';
import { useKitWords } from '../words/index.ts';

export interface BookingNotesProps {
  notes: readonly string[];
  /** Adds the notes of this kind of checkup: `Details`. */
  children?: ReactNode;
}

/** All that can be read before a booking, a line each on one card: nothing of it competes with the question above. Nothing where there is none. */
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
