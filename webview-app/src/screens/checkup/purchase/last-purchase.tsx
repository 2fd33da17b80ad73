import { orUnknown, useExam } from '../../../features/exam/use-exam.ts';
import { DetailOf } from '../../../kit/page/detail-of.tsx';
import { useKitWords } from '../../../kit/words/index.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CardShape } from '../../../ui/skeleton.tsx';
import type { SoldCheckup } from '../flows/sold-checkup.ts';
import { PurchaseResult } from './purchase-result.tsx';

/** Shows the result of the person's last purchase of a product, or an empty state. */
export function LastPurchase({ sold, productNo }: { sold: SoldCheckup; productNo: string }) {
  const kit = useKitWords();
  const { none, noneText, toPackage } = kit.examStatus;
  const load = orUnknown(
    async (signal) => (await sold.exam.overview(productNo, undefined, signal)).order?.orderNo ?? null,
  );
  const last = useExam(sold.exam, `last ${productNo}`, load);
  if (last.data) return <PurchaseResult sold={sold} productNo={productNo} orderNo={last.data} />;
  const toProduct = (
    <LinkButton wide to={sold.exam.pages.product(productNo)} replace>
      {toPackage}
    </LinkButton>
  );
  const shape = <CardShape lines={3} />;
  return (
    <DetailOf
      title={kit.payment.result.title}
      page={last}
      none={<EmptyState scene="card" title={none} text={noneText} action={toProduct} />}
      skeleton={shape}
      view={nothing}
    />
  );
}

const nothing = () => ({ content: null });
