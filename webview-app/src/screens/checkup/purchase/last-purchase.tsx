import type { SoldCheckup } from '../../../flows/sold-checkup.ts';
import { DetailOf } from '../../../kit/detail-of.tsx';
import { UnknownExam } from '../../../kit/exam/unknown-exam.tsx';
import { orUnknown, useExam } from '../../../kit/exam/use-exam.ts';
import { CardShape } from '../../../ui/skeleton.tsx';
import { useWords } from '../words/index.ts';
import { PurchaseResult } from './purchase-result.tsx';

/** The result of the person's last purchase of a product; where there is none, the page says so. */
export function LastPurchase({ sold, productNo }: { sold: SoldCheckup; productNo: string }) {
  const words = useWords();
  const load = orUnknown(
    async (signal) => (await sold.exam.overview(productNo, undefined, signal)).order?.orderNo ?? null,
  );
  const last = useExam(sold.exam, `last ${productNo}`, load);
  if (last.data) return <PurchaseResult sold={sold} productNo={productNo} orderNo={last.data} />;
  const none = <UnknownExam flow={sold.exam} />;
  const shape = <CardShape lines={3} />;
  return <DetailOf title={words.success.paymentResult} page={last} none={none} skeleton={shape} view={nothing} />;
}

const nothing = () => ({ content: null });
