import type { Goods } from '../../../api/goods.ts';
import { numberText } from '../../../messages/number-text.ts';
import { href } from '../../../routes.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Tag, Tags } from '../../../ui/tag.tsx';
import { Tile, TileShapes } from '../../../ui/tile-grid.tsx';
import { useWords } from '../words/index.ts';
import { CoinPrice } from './coins.tsx';
import styles from './goods-card.module.css';

/** Below this stock a card shows the remaining quantity. */
const LOW_STOCK = 100;

/** The aspect ratio of a card's picture. */
const PICTURE_RATIO = 1.25;

/** Shows goods in a list as a card that links to their page. */
export function GoodsCard({ goods }: { goods: Goods }) {
  const words = useWords().goods;
  const isSoldOut = goods.stock === 0;
  return (
    <Tile data-sku={goods.skuId} to={href('health-gold.goods-detail', { skuId: goods.skuId })}>
      <div className={isSoldOut ? styles.soldOut : undefined}>
        <Picture src={goods.imgUrl} alt="" ratio={PICTURE_RATIO} flat />
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>{goods.name}</h3>
        <CoinPrice coins={goods.coins} priceFen={goods.priceFen} />
        <Tags>
          {isSoldOut ? <Tag tone="danger">{words.soldOut}</Tag> : null}
          {!isSoldOut && goods.stock < LOW_STOCK ? <Tag tone="warm">{words.few(numberText(goods.stock))}</Tag> : null}
          {goods.onlyIn ? <Tag>{words.onlyIn(goods.onlyIn.join(words.between))}</Tag> : null}
        </Tags>
      </div>
    </Tile>
  );
}

/** Draws a skeleton of the list's first cards. */
export const GoodsShapes = ({ count = 4 }: { count?: number }) => <TileShapes count={count} ratio={0.78} />;
