import { allSteps, type BookingStep } from '../../../features/exam/booking.ts';
import { BookingPage } from '../../../features/exam/booking-page.tsx';
import { CityPill } from '../../../features/exam/city-line.tsx';
import { freeExam } from '../../../flows/free-exam.ts';
import { displayCityName } from '../../../kit/place/city-name.ts';
import { useKitWords } from '../../../kit/words/index.ts';
import { href } from '../../../routes.ts';
import { DetailsLink } from '../../../ui/details.tsx';
import { useWords } from '../words/index.ts';

/** The steps of a booking whose city is preset and changed on a separate page. */
const WITHOUT_CITY: readonly BookingStep[] = ['institution', 'date', 'person'];

export interface FreeBookingProps {
  productNo: string;
  orderNo: string;
  /** True if the first step is the city. */
  byCity: boolean;
}

/** Books a free checkup, with or without a step for the city. */
export function FreeBooking({ productNo, orderNo, byCity }: FreeBookingProps) {
  const words = useWords().book;
  const kit = useKitWords();
  return (
    <BookingPage
      flow={freeExam}
      productNo={productNo}
      orderNo={orderNo}
      steps={byCity ? allSteps : WITHOUT_CITY}
      city={(choice) =>
        byCity ? null : (
          <CityPill
            city={displayCityName(kit, choice)}
            change={href('free-appointment.city', { productNo }, { orderNo })}
          />
        )
      }
      notes={
        <DetailsLink to={href('free-appointment.science', { productNo }, { orderNo })}>{words.science}</DetailsLink>
      }
    />
  );
}
