import type { BookResult } from '../../../api/tob-exam.ts';
import { partnerPage } from '../../../flows/partner-page.ts';
import { dayText } from '../../../messages/date-text.ts';
import type { Pair } from '../../../ui/key-values.tsx';
import { NoServicePage } from '../no-service-page.tsx';
import { UnknownExam } from '../unknown-exam.tsx';
import { orUnknown, useExam } from '../use-exam.ts';
import type { PartnerPageProps } from './partner-booking-page.tsx';
import { partnerFacts } from './partner-facts.ts';
import { PartnerCall } from './partner-phone.tsx';
import { type PartnerWords, usePartnerWords } from './words/index.ts';

interface PartnerNoServicePageProps extends PartnerPageProps {
  /** True if the page has the floating customer service button. The list of actions then has no such action. */
  hasServiceButton?: boolean;
}

/** Shows the service's reason why a partner's order has no service left, and a phone number. */
export function PartnerNoServicePage({ flow, productNo, orderNo, hasServiceButton }: PartnerNoServicePageProps) {
  const words = usePartnerWords();
  const load = orUnknown(async (signal) => {
    const status = await flow.status(productNo, orderNo, signal);
    const [page, result] = await Promise.all([
      partnerPage(status.key, signal, { notice: false }).catch(() => undefined),
      flow.result(orderNo, signal).catch(() => undefined),
    ]);
    return { status, result, advice: page?.noService?.desc };
  });
  const page = useExam(flow, `no service ${productNo} ${orderNo}`, load);
  return (
    <NoServicePage
      page={page}
      hasServiceButton={hasServiceButton}
      none={<UnknownExam flow={flow} />}
      view={({ status: { status, nextPage, title, desc, companyName, phone }, result, advice }) => {
        if (nextPage !== 'no-service')
          return {
            status: status === 'booked' || status === 'used' ? status : 'paid',
            name: result?.productName ?? title,
            validTo: status === 'bookable' ? result?.validTo : undefined,
            state: flow.pages.state(productNo, orderNo),
            book: flow.pages.book(productNo, orderNo),
          };
        return {
          title,
          text: advice === undefined ? desc : words.why(desc, advice),
          facts: [
            [words.package, result?.productName],
            ...usedFacts(result?.appointment, words),
            ...(result
              ? partnerFacts(result, words)
              : [[words.paidBy, companyName, 'name'] as const, [words.orderNo, orderNo] as const]),
          ],
          scene: result?.appointment?.status === 'used' ? 'success' : 'card',
          primary: <PartnerCall phone={phone} />,
          next: { to: flow.pages.list(), label: words.toList },
        };
      }}
    />
  );
}

/** Returns the day and the institution of a used service. Empty if it was not used. */
const usedFacts = (visit: BookResult['appointment'], words: PartnerWords): Pair[] =>
  visit?.status === 'used'
    ? [
        [words.usedOn, dayText(visit.appointmentDate)],
        [words.usedAt, visit.appointmentUnitName, 'name'],
      ]
    : [];
