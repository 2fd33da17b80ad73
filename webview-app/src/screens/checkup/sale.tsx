import { useSnapshot } from 'valtio';
import { getExamOverview } from '../../api/exam.ts';
import { listPackages } from '../../api/mall.ts';
import { getMedicalPageOptions } from '../../api/static-checkup.ts';
import { NOT_FOUND } from '../../client/codes.ts';
import { checkupSale } from '../../flows/checkup-sale.ts';
import { DetailOf } from '../../kit/detail-of.tsx';
import { linkTo } from '../../kit/link-to.ts';
import { PurchaseDialogs } from '../../kit/purchase-dialogs.tsx';
import { ResourceView } from '../../kit/resource-view.tsx';
import { partOf, usePage } from '../../kit/use-page.ts';
import { usePageShare } from '../../kit/use-page-share.ts';
import { usePurchase } from '../../kit/use-purchase.ts';
import { href } from '../../routes.ts';
import { isIn, session } from '../../store/session.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Gallery } from '../../ui/gallery.tsx';
import { CardShape, PictureShape } from '../../ui/skeleton.tsx';
import { Tag, Tags } from '../../ui/tag.tsx';
import { screen } from '../screen.ts';
import { BackUnpaid } from './sale/back-unpaid.tsx';
import { BuyBar } from './sale/buy-bar.tsx';
import { Offer } from './sale/offer.tsx';
import { OwnOrder } from './sale/own-order.tsx';
import { ProductDetails } from './sale/product-details.tsx';
import { useWords } from './words/index.ts';

/** A package and its price, and the way to buy it. */
export const Screen = screen('checkup.sale', function Sale({ params: { productNo }, query }) {
  const words = useWords();
  const { status } = useSnapshot(session);
  const loggedIn = isIn(status);

  const found = usePage(listPackages, { query: { productNo } }, { none: NOT_FOUND });
  const product = partOf(found, ({ list }) => list.find((item) => item.productNo === productNo) ?? null);
  const options = usePage(getMedicalPageOptions, { params: { path: `pecsale/${productNo}` } });
  const own = usePage(getExamOverview, loggedIn ? { query: { productNo } } : null, {
    none: NOT_FOUND,
    notice: false,
    login: false,
  });
  const purchase = usePurchase(checkupSale(productNo), product.reload);
  usePageShare(
    product.data && options.status !== 'loading'
      ? {
          name: product.data.name,
          imgUrl: product.data.coverUrl,
          baseProductNo: options.data?.baseProductNo,
        }
      : undefined,
  );
  const backFrom = query.payResult === 'fail' ? query.orderNo : undefined;

  return (
    <DetailOf
      title={words.sale.title}
      page={product}
      none={<Unknown />}
      view={(item) => {
        const cover = [{ src: item.coverUrl, alt: item.name }];
        const pictures = options.data?.pictures.map(({ url, alt }) => ({ src: url, alt })) ?? cover;
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
              <PictureShape />
            ) : (
              <Gallery label={words.sale.pictures} pictures={pictures.length > 0 ? pictures : cover} flat />
            ),
          content: (
            <>
              {backFrom ? (
                <BackUnpaid productNo={productNo} orderNo={backFrom} canAsk={loggedIn || status === 'restoring'} />
              ) : null}
              <Offer item={item} options={options.data} />
              {own.data && !backFrom ? <OwnOrder overview={own.data} /> : null}
              <ResourceView resource={options} skeleton={<Shapes />} isEmpty={never}>
                {(data) => <ProductDetails options={data} />}
              </ResourceView>
              <PurchaseDialogs purchase={purchase} priceFen={item.priceFen} />
            </>
          ),
          bottom: (
            <BuyBar item={item} overview={own.data ?? undefined} isBack={backFrom !== undefined} purchase={purchase} />
          ),
        };
      }}
    />
  );
});

const never = () => false;

function Shapes() {
  return [3, 4, 2].map((lines) => <CardShape key={lines} lines={lines} />);
}

/** No such package, or not any more. */
function Unknown() {
  const words = useWords();
  return (
    <EmptyState
      title={words.sale.unknown}
      text={words.sale.unknownText}
      action={
        <LinkButton wide {...linkTo(href('checkup.package-list'))}>
          {words.success.otherPackages}
        </LinkButton>
      }
    />
  );
}
