import type { PartnerExam } from '../../../flows/partner-exam.ts';
import { BookingPage } from '../booking-page.tsx';
import { AddOns } from './add-ons.tsx';
import { LeadOn } from './lead-on.tsx';
import { PartnerTop } from './partner-top.tsx';

export interface PartnerPageProps {
  flow: PartnerExam;
  productNo: string;
  orderNo: string;
}

/** Books a date that a partner pays for, where the service says that booking comes first; else it leads on. */
export function PartnerBookingPage({ flow, productNo, orderNo }: PartnerPageProps) {
  return (
    <LeadOn flow={flow} productNo={productNo} orderNo={orderNo} here="index">
      <BookingPage
        flow={flow}
        productNo={productNo}
        orderNo={orderNo}
        about={(info) => <PartnerTop flow={flow} info={info} />}
        extra={(info, choice, onChoice) => <AddOns info={info} choice={choice} onChoice={onChoice} />}
      />
    </LeadOn>
  );
}
