import type { ReactNode } from 'react';
import type { PartnerExam } from '../../../flows/partner-exam.ts';
import { BookingPage } from '../booking-page.tsx';
import { AddOns, addOnsCost } from './add-ons.tsx';
import { PartnerNotes } from './partner-notes.tsx';
import { StepGuard } from './step-guard.tsx';
import { usePartnerWords } from './words/index.ts';

export interface PartnerPageProps {
  flow: PartnerExam;
  productNo: string;
  orderNo: string;
}

/**
 * Books a date for an order that a partner pays for. Redirects if another page is the service's next step. `booked` is shown instead of
 * the redirect to the state page.
 */
export function PartnerBookingPage({ flow, productNo, orderNo, booked }: PartnerPageProps & { booked?: ReactNode }) {
  const words = usePartnerWords();
  return (
    <StepGuard flow={flow} productNo={productNo} orderNo={orderNo} thisPage="index" booked={booked}>
      <BookingPage
        flow={flow}
        productNo={productNo}
        orderNo={orderNo}
        payer={({ companyName }) => words.pays(companyName)}
        notes={(info) => <PartnerNotes flow={flow} info={info} />}
        extra={(info, choice, onChoice) => <AddOns info={info} choice={choice} onChoice={onChoice} />}
        costOnTheDay={addOnsCost}
      />
    </StepGuard>
  );
}
