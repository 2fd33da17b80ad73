import { partnerPage } from '../../../flows/partner-page.ts';
import { NoServicePage } from '../no-service-page.tsx';
import { UnknownExam } from '../unknown-exam.tsx';
import { orUnknown, useExam } from '../use-exam.ts';
import type { PartnerPageProps } from './partner-booking-page.tsx';
import { phoneAction } from './partner-phone.tsx';
import { usePartnerWords } from './words/index.ts';

/** Says why an order of a partner has no service left, in the service's words, and whom to ask. */
export function PartnerNoServicePage({ flow, productNo, orderNo }: PartnerPageProps) {
  const words = usePartnerWords();
  const load = orUnknown(async (signal) => {
    const status = await flow.status(productNo, orderNo, signal);
    const page = await partnerPage(status.key, signal, { notice: false }).catch(() => undefined);
    return { status, advice: page?.noService.desc };
  });
  const page = useExam(flow, `no service ${productNo} ${orderNo}`, load);
  return (
    <NoServicePage
      page={page}
      none={<UnknownExam flow={flow} />}
      view={({ status: { nextPage, title, desc, companyName, phone }, advice }) => {
        if (nextPage !== 'no-service') return flow.pages.state(productNo, orderNo);
        return {
          title,
          text: advice === undefined ? desc : words.why(desc, advice),
          facts: [
            [words.paidBy, companyName],
            [words.orderNo, orderNo],
          ],
          ways: [phoneAction(words.call(companyName), phone)],
          next: { to: flow.pages.list(), label: words.toList },
        };
      }}
    />
  );
}
