import type { PartnerExam } from '../../../flows/partner-exam.ts';
import { partnerPage, UNKNOWN_PARTNER } from '../../../flows/partner-page.ts';
import { partOf } from '../../../kit/answers/use-page.ts';
import { StatusActions } from '../../../kit/page/status-actions.tsx';
import { SciencePage } from '../science-page.tsx';
import { orUnknown, useExam } from '../use-exam.ts';
import { phoneAction } from './partner-phone.tsx';
import { usePartnerWords } from './words/index.ts';

export interface PartnerSciencePageProps {
  flow: PartnerExam;
  productNo: string;
  /** The order, which determines the partner. Without it the general text is shown. */
  orderNo: string | undefined;
}

/** Shows a partner's instructions before the checkup. */
export function PartnerSciencePage({ flow, productNo, orderNo }: PartnerSciencePageProps) {
  const words = usePartnerWords();
  const load = orUnknown(async (signal) => {
    const key = orderNo ? (await flow.status(productNo, orderNo, signal)).key : UNKNOWN_PARTNER;
    return partnerPage(key, signal);
  });
  const page = useExam(flow, `science ${productNo} ${orderNo}`, load);
  const { data } = page;
  return (
    <SciencePage
      page={partOf(page, ({ science }) => science)}
      more={data ? <StatusActions actions={[phoneAction(words.call(data.companyName), data.phone)]} /> : null}
      next={
        orderNo
          ? { to: flow.pages.state(productNo, orderNo), label: words.toOrder }
          : { to: flow.pages.list(), label: words.toList }
      }
    />
  );
}
