import { listWalkingGoods } from '../../../api/goods.ts';
import { noteLooked } from '../../../flows/walking.ts';
import { usePage } from '../../../kit/use-page.ts';
import { href } from '../../../routes.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { GoodsGrid } from '../goods/goods-grid.tsx';
import { useWords } from './words/index.ts';

/** Two rows of cards. */
const FEW = { query: { pageSize: 4 } };

/** Some goods that coins are good for. Who looks at one has coins for it on coming back. Left out where they cannot be had. */
export function WalkingGoods() {
  const words = useWords().goods;
  const { data } = usePage(listWalkingGoods, FEW, { notice: false });
  if (!data || data.list.length === 0) return null;
  return (
    <Section title={words.title} text={words.text}>
      {/* The links inside are what is tapped; this only hears which. */}
      <div
        onClickCapture={({ target }) => {
          const card = target instanceof Element ? target.closest<HTMLElement>('[data-sku]') : null;
          if (card?.dataset['sku']) noteLooked(card.dataset['sku']);
        }}
      >
        <GoodsGrid goods={data.list} position="walking" />
      </div>
      <LinkButton wide tone="secondary" to={href('health-gold.my-account')}>
        {words.more}
      </LinkButton>
    </Section>
  );
}
