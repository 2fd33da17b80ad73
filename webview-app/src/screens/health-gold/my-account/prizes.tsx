import { Footprints } from 'lucide-react';
import { listPrizeGoods } from '../../../api/goods.ts';
import { partOf, usePage } from '../../../kit/answers/use-page.ts';
import { ResourceView } from '../../../kit/page/resource-view.tsx';
import { numberText } from '../../../messages/number-text.ts';
import { href } from '../../../routes.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Note, Text } from '../../../ui/layout.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { PictureRow, PictureRows } from '../../../ui/picture-row.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { GoodsShapes } from '../goods/goods-card.tsx';
import { NoGoods } from './no-goods.tsx';
import styles from './shop.module.css';
import { useWords } from './words/index.ts';

/** Shows the prizes for walking. The person chooses one on the walking page. */
export function Prizes() {
  const words = useWords();
  const page = usePage(listPrizeGoods, {});
  return (
    <ResourceView resource={partOf(page, ({ list }) => list)} skeleton={<GoodsShapes />} empty={<NoGoods />}>
      {(prizes) => (
        <>
          <Note>{words.prizesText}</Note>
          <PictureRows>
            {prizes.map(({ prizeId, skuId, name, imgUrl, targetSteps, selected, won }) => (
              <PictureRow
                key={prizeId}
                picture={<Picture src={imgUrl} alt="" ratio={1} />}
                to={href('health-gold.goods-detail', { skuId })}
              >
                <Text as="span" weight="medium">
                  {name}
                </Text>
                <span className={styles.goal}>
                  <Footprints size={16} aria-hidden="true" />
                  {words.prizeGoal(numberText(targetSteps))}
                </span>
                {won ? (
                  <Tag tone="warm">{words.prizeWon}</Tag>
                ) : selected ? (
                  <Tag tone="brand">{words.prizeChosen}</Tag>
                ) : null}
              </PictureRow>
            ))}
          </PictureRows>
          <LinkButton wide tone="secondary" to={href('health-gold.step')}>
            {words.toWalk}
          </LinkButton>
        </>
      )}
    </ResourceView>
  );
}
