import { ExamDetailPage } from '../detail-page.tsx';
import { orUnknown, useExam } from '../use-exam.ts';
import type { PartnerPageProps } from './partner-booking-page.tsx';
import { partnerFacts } from './partner-facts.ts';
import { usePartnerWords } from './words/index.ts';

/** The appointment of an order that a partner pays for. */
export function PartnerDetailPage({ flow, productNo, orderNo }: PartnerPageProps) {
  const words = usePartnerWords();
  const { data } = useExam(
    flow,
    `facts ${orderNo}`,
    orUnknown((signal) => flow.result(orderNo, signal)),
  );
  return (
    <ExamDetailPage flow={flow} productNo={productNo} orderNo={orderNo} facts={data ? partnerFacts(data, words) : []} />
  );
}
