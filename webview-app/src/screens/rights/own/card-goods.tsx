import type { CardGoods as Goods } from '../../../api/health-card.ts';
import { getCardGoodsConfig } from '../../../api/health-card.ts';
import { QUIET } from '../../../client/request.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { useListView } from '../../../kit/page/list-view.ts';
import { ResourceView } from '../../../kit/page/resource-view.tsx';
import { Points } from '../../../kit/page/service-parts.tsx';
import { ChoiceChips } from '../../../ui/chips.tsx';
import { classes } from '../../../ui/classes.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Text } from '../../../ui/layout.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { Section } from '../../../ui/section.tsx';
import { RowsShape } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { Tile, TileGrid } from '../../../ui/tile-grid.tsx';
import styles from './card-goods.module.css';
import { CATEGORIES, useCardGoods } from './use-card-goods.ts';
import { useWords } from './words/index.ts';

const ALL_CATEGORIES = '';
const CHOICES = [ALL_CATEGORIES, ...CATEGORIES] as const;

export interface CardGoodsProps {
  chosenGoodsNo: string | undefined;
  onChoose: (goodsNo: string) => void;
  /** Renders the sheet of the chosen goods, with the maximum quantity and the days of delivery. */
  sheet: (
    goods: Goods,
    config: { maxQuantity: number; deliveryDays: number | undefined },
    reload: () => void,
  ) => React.ReactNode;
}

/** Shows the goods for card holders by category, and their rules. */
export function CardGoods({ chosenGoodsNo, onChoose, sheet }: CardGoodsProps) {
  const words = useWords().goods;
  const view = useListView({ filters: { category: CHOICES } });
  const category = CATEGORIES.find((candidate) => candidate === view.filters.category);
  const { page, allGoods, titles } = useCardGoods(category);
  const config = usePage(getCardGoodsConfig, {}, QUIET).data;
  const goods = allGoods.find(({ goodsNo }) => goodsNo === chosenGoodsNo);
  return (
    <>
      <Section title={config?.title ?? words.title}>
        <ChoiceChips
          label={words.category}
          chips={CHOICES.map((value) => ({
            value,
            label: value === ALL_CATEGORIES ? words.all : (titles[value] ?? words.categories[value]),
          }))}
          value={category ?? ALL_CATEGORIES}
          onChange={(value) => view.filter('category', value)}
        />
        <ResourceView
          resource={page}
          skeleton={<RowsShape count={3} />}
          empty={<EmptyState title={words.none} text={words.noneText} />}
        >
          {(list) => (
            <>
              <TileGrid>
                {list.map((product) => (
                  <GoodsTile key={product.goodsNo} goods={product} onChoose={() => onChoose(product.goodsNo)} />
                ))}
              </TileGrid>
              {'more' in page ? <LoadMore state={page.more} onMore={page.loadMore} count={list.length} /> : null}
            </>
          )}
        </ResourceView>
      </Section>
      {config ? <Points title={words.rules} items={config.rules} /> : null}
      {goods
        ? sheet(goods, { maxQuantity: config?.maxQuantity ?? 1, deliveryDays: config?.deliveryDays }, page.reload)
        : null}
    </>
  );
}

/** Below this stock a tile shows the remaining quantity. */
const LOW_STOCK = 50;

function GoodsTile({ goods, onChoose }: { goods: Goods; onChoose: () => void }) {
  const words = useWords().goods;
  const isSoldOut = goods.stock === 0;
  return (
    <Tile disabled={isSoldOut} onClick={onChoose}>
      <span className={classes(styles.picture, isSoldOut && styles.soldOut)}>
        <Picture src={goods.imgUrl} alt="" ratio={1.4} flat />
      </span>
      <span className={styles.words}>
        <Text as="span" weight="bold" tight>
          {goods.name}
        </Text>
        <span className={styles.desc}>{goods.desc}</span>
        <Price fen={goods.priceFen} wasFen={goods.originalPriceFen} size="small" />
        {isSoldOut ? (
          <Tag>{words.soldOut}</Tag>
        ) : goods.stock < LOW_STOCK ? (
          <Tag tone="warm">{words.few(goods.stock)}</Tag>
        ) : null}
      </span>
    </Tile>
  );
}
