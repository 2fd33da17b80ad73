import type { RightsGoods } from '../../../api/user-rights.ts';
import { linkOfService } from '../../../kit/link-to.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import styles from './goods-row.module.css';

/** Things that are offered to who has rights, one below the other. Those whose page this app does not have are left out. */
export function GoodsRows({ goods }: { goods: readonly RightsGoods[] }) {
  return (
    <ul className={styles.list}>
      {goods.map((one) => {
        const link = linkOfService(one.link);
        return link ? (
          <li key={one.goodsNo}>
            <a className={styles.goods} {...link}>
              <span className={styles.picture}>
                <Picture src={one.imgUrl} alt="" ratio={1.2} />
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{one.name}</span>
                <span className={styles.desc}>{one.desc}</span>
                <Price fen={one.priceFen} wasFen={one.originalPriceFen} size="small" />
              </span>
            </a>
          </li>
        ) : null;
      })}
    </ul>
  );
}
