import { ExamDetailPage } from '../detail-page.tsx';
import type { PartnerPageProps } from './partner-booking-page.tsx';
import { partnerFacts } from './partner-facts.ts';
import { usePartnerWords } from './words/index.ts';

/** Shows the appointment of an order that a partner pays for. */
export function PartnerDetailPage({ flow, productNo, orderNo }: PartnerPageProps) {
  const words = usePartnerWords();
  return (
    <ExamDetailPage
      flow={flow}
      productNo={productNo}
      orderNo={orderNo}
      load={async (signal) => {
        const result = await flow.result(orderNo, signal);
        return { appointment: result.appointment, facts: partnerFacts(result, words) };
      }}
    />
  );
}
