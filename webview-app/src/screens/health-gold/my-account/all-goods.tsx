import { listCoinGoodsByCategory } from '../../../api/goods.ts';
import { partOf, usePage } from '../../../kit/answers/use-page.ts';
import { ResourceView } from '../../../kit/page/resource-view.tsx';
import { numberText } from '../../../messages/number-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Text } from '../../../ui/layout.tsx';
import { GoodsShapes } from '../goods/goods-card.tsx';
import { GoodsGrid } from '../goods/goods-grid.tsx';
import { NoGoods } from './no-goods.tsx';
import styles from './shop.module.css';
import { useWords } from './words/index.ts';

/** The number of goods per category that are shown at first. */
const INITIAL_COUNT = 4;

/** Shows the first goods of every category, with links to all of them. */
export function AllGoods({ onCategory }: { onCategory: (category: string) => void }) {
  const words = useWords();
  const page = usePage(listCoinGoodsByCategory, {});
  return (
    <ResourceView
      resource={partOf(page, ({ groups }) => groups.filter(({ list }) => list.length > 0))}
      skeleton={<GoodsShapes />}
      empty={<NoGoods />}
    >
      {(groups) =>
        groups.map(({ category, title, list }) => (
          <section key={category} className={styles.group} aria-label={title}>
            <div className={styles.head}>
              <Text as="h3" size="m" weight="bold">
                {title}
              </Text>
              {list.length > INITIAL_COUNT ? (
                <Button
                  tone="quiet"
                  small
                  aria-label={words.seeAllOf(title, numberText(list.length))}
                  onClick={() => onCategory(category)}
                >
                  {words.seeAll(numberText(list.length))}
                </Button>
              ) : null}
            </div>
            <GoodsGrid goods={list.slice(0, INITIAL_COUNT)} position={`account-${category}`} />
          </section>
        ))
      }
    </ResourceView>
  );
}
