import type { SoldCheckup } from '../../../flows/sold-checkup.ts';
import { UnknownExam } from '../../../kit/exam/unknown-exam.tsx';
import { orUnknown, useExam } from '../../../kit/exam/use-exam.ts';
import { ResourceView } from '../../../kit/resource-view.tsx';
import { ScreenFrame } from '../../../kit/screen-frame.tsx';
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
  return (
    <ScreenFrame title={words.success.paymentResult} titleHidden>
      <ResourceView
        resource={last}
        skeleton={<CardShape lines={3} />}
        isEmpty={never}
        empty={<UnknownExam flow={sold.exam} />}
      >
        {() => null}
      </ResourceView>
    </ScreenFrame>
  );
}

const never = () => false;
