import { Link } from 'wouter';
import { type Goods, listCoinGoodsByCategory } from '../../api/goods.ts';
import { QUIET } from '../../client/request.ts';
import { StaleLine } from '../../kit/answers/stale-line.tsx';
import { partOf, usePage } from '../../kit/answers/use-page.ts';
import { moneyText } from '../../messages/money.ts';
import { numberText } from '../../messages/number-text.ts';
import { href } from '../../routes.ts';
import { classes } from '../../ui/classes.ts';
import { CoinMark } from '../../ui/coin-mark.tsx';
import { Hidden } from '../../ui/hidden.tsx';
import { Text } from '../../ui/layout.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PictureShape, Skeleton } from '../../ui/skeleton.tsx';
import styles from './goods-block.module.css';
import { useBlocksWords } from './words/index.ts';

export interface GoodsBlockProps {
  skuIds: readonly string[];
  /** True while the activity runs: a tap leads to the goods. */
  open: boolean;
  /** True if the activity has ended. */
  over?: boolean;
  /** The person's coins if they are known. */
  balance?: number | undefined;
}

/**
 * Shows goods for coins in the configured order, with current price and stock. Goods that the service no longer has are left out.
 * The rest of the page does not wait for the goods, and they need no login.
 */
export function GoodsBlock({ skuIds, open, over = false, balance }: GoodsBlockProps) {
  const words = useBlocksWords();
  const groupedGoods = usePage(listCoinGoodsByCategory, skuIds.length > 0 ? {} : null, QUIET);
  const { data, status, reload, reloading } = partOf(groupedGoods, ({ groups }) => goodsIn(groups, skuIds));
  if (skuIds.length === 0) return null;
  if (!data)
    return status === 'loading' ? (
      <Skeleton>
        <div className={styles.goods}>
          {skuIds.map((skuId) => (
            <PictureShape key={skuId} ratio={3 / 4} />
          ))}
        </div>
      </Skeleton>
    ) : (
      <StaleLine words={words.goodsMissing} onRetry={reload} retrying={reloading} />
    );
  return (
    <ul className={styles.goods} aria-label={words.goods}>
      {data.map((goods) => (
        <li key={goods.skuId}>
          <Item goods={goods} open={open} over={over} balance={balance} />
        </li>
      ))}
    </ul>
  );
}

const goodsIn = (groups: readonly { list: readonly Goods[] }[], skuIds: readonly string[]): Goods[] => {
  const goodsById = new Map(groups.flatMap(({ list }) => list).map((goods) => [goods.skuId, goods]));
  return skuIds.flatMap((skuId) => goodsById.get(skuId) ?? []);
};

interface ItemProps extends Required<Pick<GoodsBlockProps, 'open' | 'over'>> {
  goods: Goods;
  balance: number | undefined;
}

function Item({ goods, open, over, balance }: ItemProps) {
  const words = useBlocksWords();
  const { skuId, name, imgUrl, coins, priceFen, stock } = goods;
  const content = (
    <>
      <Picture src={imgUrl} alt="" ratio={4 / 3} flat />
      <span className={styles.words}>
        <Text as="span" weight="medium" tight>
          {name}
        </Text>
        <span className={styles.price}>
          <Hidden>{priceFen > 0 ? words.coinsAnd(coins, moneyText(priceFen)) : words.coins(coins)}</Hidden>
          <span className={styles.coins} aria-hidden="true">
            <CoinMark />
            {numberText(coins)}
          </span>
          {priceFen > 0 ? <span aria-hidden="true">{`+ ${moneyText(priceFen)}`}</span> : null}
        </span>
        {open ? (
          <Text as="span" size="xs" tone="soft">
            {stock > 0 ? words.left(stock) : words.soldOut}
          </Text>
        ) : null}
        {open && stock > 0 && balance !== undefined ? (
          balance < coins ? (
            <span className={styles.short}>{words.short(coins - balance)}</span>
          ) : (
            <span className={styles.exchange}>{words.exchange}</span>
          )
        ) : null}
      </span>
    </>
  );
  const itemClass = classes(styles.item, (over || stock === 0) && styles.soldOut);
  if (!open) return <div className={itemClass}>{content}</div>;
  return (
    <Link className={itemClass} to={href('health-gold.goods-detail', { skuId })}>
      {content}
    </Link>
  );
}
