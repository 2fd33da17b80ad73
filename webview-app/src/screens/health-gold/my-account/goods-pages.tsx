/** Shows the shelves of the shop that are loaded in pages. */
import type { Goods } from '../../../api/goods.ts';
import { listCoinGoods, listVipGoods, listWalkingGoods, listZeroMoneyGoods } from '../../../api/goods.ts';
import { type Pages, usePages } from '../../../kit/answers/use-pages.ts';
import type { ListView } from '../../../kit/page/list-view.ts';
import { ResourceView } from '../../../kit/page/resource-view.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { GoodsShapes } from '../goods/goods-card.tsx';
import { GoodsGrid } from '../goods/goods-grid.tsx';
import { NoGoods } from './no-goods.tsx';
import { useWords } from './words/index.ts';

type VisiblePages = Pick<ListView, 'pages' | 'showPages'>;

/** The page size, which fills whole rows of two. */
const PAGE_INPUT = { query: { pageSize: 12 } };

export const CategoryGoods = ({ category, view }: { category: Goods['category']; view: VisiblePages }) => (
  <GoodsList
    pages={usePages(listCoinGoods, { query: { ...PAGE_INPUT.query, category } }, view)}
    position={`account-${category}`}
  />
);

export const CoinOnlyGoods = ({ view }: { view: VisiblePages }) => (
  <GoodsList pages={usePages(listZeroMoneyGoods, PAGE_INPUT, view)} position="account-coins" />
);

export const WalkingGoods = ({ view }: { view: VisiblePages }) => (
  <GoodsList pages={usePages(listWalkingGoods, PAGE_INPUT, view)} position="account-walking" />
);

/** Lists goods for card holders, with a notice for people without a card. */
export function VipGoods({ view }: { view: VisiblePages }) {
  const words = useWords();
  const pages = usePages(listVipGoods, PAGE_INPUT, view);
  return (
    <>
      {pages.answer?.isVip === false ? <Callout title={words.vipOnly}>{words.vipOnlyText}</Callout> : null}
      <GoodsList pages={pages} position="account-vip" />
    </>
  );
}

function GoodsList({ pages, position }: { pages: Pages<Goods>; position: string }) {
  return (
    <ResourceView resource={pages} skeleton={<GoodsShapes />} empty={<NoGoods />}>
      {(goods) => (
        <>
          <GoodsGrid goods={unique(goods)} position={position} />
          <LoadMore state={pages.more} onMore={pages.loadMore} count={goods.length} />
        </>
      )}
    </ResourceView>
  );
}

/** Removes duplicates, because goods may move to the next page between two requests. */
const unique = (goods: readonly Goods[]): readonly Goods[] => [
  ...new Map(goods.map((product) => [product.skuId, product])).values(),
];
