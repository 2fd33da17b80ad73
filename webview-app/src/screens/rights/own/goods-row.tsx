import type { RightsGoods } from '../../../api/user-rights.ts';
import { addressOfService } from '../../../kit/links/service-links.ts';
import { Text } from '../../../ui/layout.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { PictureRow, PictureRows } from '../../../ui/picture-row.tsx';
import { Price } from '../../../ui/price.tsx';
import styles from './goods-row.module.css';

/** Lists offers to people with rights. Leaves out offers whose page this app lacks. */
export function GoodsRows({ goods }: { goods: readonly RightsGoods[] }) {
  return (
    <PictureRows>
      {goods.map(({ goodsNo, name, desc, imgUrl, priceFen, originalPriceFen, link }) => {
        const to = addressOfService(link);
        return to ? (
          <PictureRow key={goodsNo} large picture={<Picture src={imgUrl} alt="" ratio={1.2} />} to={to}>
            <Text as="span" weight="bold" tight>
              {name}
            </Text>
            <span className={styles.desc}>{desc}</span>
            <Price fen={priceFen} wasFen={originalPriceFen} size="small" />
          </PictureRow>
        ) : null;
      })}
    </PictureRows>
  );
}
