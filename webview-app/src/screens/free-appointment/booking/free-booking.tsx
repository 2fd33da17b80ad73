import { BookOpenText, MapPin } from 'lucide-react';
import { freeExam } from '../../../flows/free-exam.ts';
import { allSteps, type BookingStep } from '../../../kit/exam/booking.ts';
import { BookingPage } from '../../../kit/exam/booking-page.tsx';
import { linkTo } from '../../../kit/link-to.ts';
import { cityInWords } from '../../../kit/place-words.ts';
import { useKitWords } from '../../../kit/words/index.ts';
import { href } from '../../../routes.ts';
import { Card } from '../../../ui/card.tsx';
import { Details } from '../../../ui/details.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { useWords } from '../words/index.ts';
import { useFreePage } from './free-page.ts';

/** The city is proposed, and chosen on a page of its own. */
const WITHOUT_CITY: readonly BookingStep[] = ['institution', 'date', 'person'];

export interface FreeBookingProps {
  productNo: string;
  orderNo: string;
  /** The city is the first question. */
  byCity: boolean;
}

/** Books a free checkup, in either of its variants. */
export function FreeBooking({ productNo, orderNo, byCity }: FreeBookingProps) {
  const words = useWords().book;
  const kit = useKitWords();
  const notes = useFreePage().data?.notes ?? [];
  return (
    <BookingPage
      flow={freeExam}
      productNo={productNo}
      orderNo={orderNo}
      steps={byCity ? allSteps : WITHOUT_CITY}
      about={(choice) => (
        <>
          {notes.length > 0 ? (
            <Card snug>
              <Details title={words.notes}>
                <ul>
                  {notes.map((note) => (
                    <li key={note}>{note}</li>
                  ))}
                </ul>
              </Details>
            </Card>
          ) : null}
          <Rows>
            <ListRow
              icon={<BookOpenText />}
              title={words.science}
              text={words.scienceText}
              {...linkTo(href('free-appointment.science', { productNo }, { orderNo }))}
            />
            {byCity ? null : (
              <ListRow
                icon={<MapPin />}
                title={words.city}
                value={cityInWords(kit, choice)}
                {...linkTo(href('free-appointment.city', { productNo }, { orderNo }))}
              />
            )}
          </Rows>
        </>
      )}
    />
  );
}
