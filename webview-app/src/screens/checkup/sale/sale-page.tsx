import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import { getExamOverview } from '../../../api/exam.ts';
import type { PackageSummary } from '../../../api/mall.ts';
import type { MedicalPageOptions } from '../../../api/static-checkup.ts';
import { NOT_FOUND } from '../../../client/codes.ts';
import type { PaymentEnd } from '../../../flows/payment-end.ts';
import { partOf, usePage } from '../../../kit/answers/use-page.ts';
import { DetailOf } from '../../../kit/page/detail-of.tsx';
import { MissingState } from '../../../kit/page/missing-state.tsx';
import { ResourceView } from '../../../kit/page/resource-view.tsx';
import { usePageShare } from '../../../kit/page/use-page-share.ts';
import { OpenGallery } from '../../../kit/pictures/open-gallery.tsx';
import { PurchaseDialogs } from '../../../kit/purchase/purchase-dialogs.tsx';
import { UnpaidReturn } from '../../../kit/purchase/unpaid-return.tsx';
import { usePurchase } from '../../../kit/purchase/use-purchase.ts';
import { isSignedIn, session } from '../../../store/session.ts';
import { CardShape, PictureShape } from '../../../ui/skeleton.tsx';
import { Tag, Tags } from '../../../ui/tag.tsx';
import type { SoldCheckup } from '../flows/sold-checkup.ts';
import { useWords } from '../words/index.ts';
import { BuyBar } from './buy-bar.tsx';
import { OwnOrder } from './own-order.tsx';
import { ProductDetails } from './product-details.tsx';
import type { saleReads } from './sale-reads.ts';

export interface SalePageProps {
  sold: SoldCheckup;
  productNo: string;
  reads: ReturnType<typeof saleReads>;
  /** The order whose payment the person has just left. */
  backFrom: string | undefined;
  /** Renders the price and the parts of this page above the details. */
  offer: (item: PackageSummary, options: MedicalPageOptions | undefined) => ReactNode;
  /** Replaces price and button if the product cannot be bought on this page now. */
  closed?: (item: PackageSummary) => ReactNode;
  words: { title: string; unknown: string; unknownText: string; others: string };
  /** The address of the page with other products, for an unknown product. */
  othersLink: string;
}

/** Shows a product with its price and the buy button. */
export function SalePage(props: SalePageProps) {
  const { sold, productNo, reads, backFrom, offer, closed, words: pageWords, othersLink } = props;
  const words = useWords();
  const { status } = useSnapshot(session);
  const loggedIn = isSignedIn(status);

  const [optionsRead, packageRead] = reads;
  const packages = usePage(...packageRead, { none: NOT_FOUND });
  const product = partOf(packages, ({ list }) => list.find((item) => item.productNo === productNo) ?? null);
  const options = usePage(...optionsRead);
  const overview = usePage(getExamOverview, loggedIn ? { query: { productNo } } : null, {
    none: NOT_FOUND,
    notice: false,
    login: false,
  });
  const hasContent = options.status !== 'error' || options.data !== undefined;
  const sale = sold.sale(productNo);
  const purchase = usePurchase(sale, () => {
    product.reload();
    overview.reload();
  });
  const [returnOutcome, setReturnOutcome] = useState<PaymentEnd>();
  const isBackPaid = returnOutcome === 'paid' || returnOutcome === 'refunded';
  usePageShare(
    product.data && options.status !== 'loading'
      ? {
          name: product.data.name,
          imgUrl: product.data.coverUrl,
          baseProductNo: options.data?.baseProductNo,
        }
      : undefined,
  );

  return (
    <DetailOf
      title={pageWords.title}
      page={product}
      none={
        <MissingState
          title={pageWords.unknown}
          text={pageWords.unknownText}
          linkLabel={pageWords.others}
          to={othersLink}
        />
      }
      view={(item) => {
        const cover = [{ src: item.coverUrl, alt: item.name }];
        const pictures = options.data?.pictures.map(({ url, alt = '' }) => ({ src: url, alt })) ?? cover;
        const bar = (
          <BuyBar
            item={item}
            overview={overview.data ?? undefined}
            backFrom={isBackPaid ? undefined : backFrom}
            purchase={purchase}
            exam={sold.exam}
          />
        );
        return {
          title: item.name,
          meta: (
            <Tags>
              {item.tags.map((tag) => (
                <Tag key={tag} tone="brand">
                  {tag}
                </Tag>
              ))}
            </Tags>
          ),
          hero:
            options.status === 'loading' ? (
              <PictureShape ratio={PICTURE_RATIO} />
            ) : (
              <OpenGallery
                label={words.sale.pictures}
                pictures={pictures.length > 0 ? pictures : cover}
                ratio={PICTURE_RATIO}
                flat
              />
            ),
          content: (
            <>
              {backFrom ? (
                <UnpaidReturn
                  sale={sale}
                  orderNo={backFrom}
                  canRequest={loggedIn || status === 'restoring'}
                  onEnd={setReturnOutcome}
                />
              ) : null}
              {overview.data && (!backFrom || isBackPaid) ? (
                <OwnOrder overview={overview.data} exam={sold.exam} />
              ) : null}
              {offer(item, options.data)}
              <ResourceView resource={options} skeleton={<Shapes />} isEmpty={never}>
                {(data) => <ProductDetails options={data} />}
              </ResourceView>
              <PurchaseDialogs
                purchase={purchase}
                priceFen={item.priceFen}
                order={{ sale, name: item.name, terms: item.terms }}
              />
            </>
          ),
          // A person who has bought it books it, even if it is no longer sold. Without its content nobody buys it.
          bottom: overview.data?.canBook ? bar : (closed?.(item) ?? (hasContent ? bar : undefined)),
        };
      }}
    />
  );
}

const never = () => false;

/** The aspect ratio of the picture, low enough that the price is above the middle of the screen. */
const PICTURE_RATIO = 16 / 9;

function Shapes() {
  return [3, 4, 2].map((lines) => <CardShape key={lines} lines={lines} />);
}
