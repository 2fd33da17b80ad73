import { listWalkingGoods } from '../../../api/goods.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { href } from '../../../routes.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { GoodsGrid } from '../goods/goods-grid.tsx';
import { useWords } from './words/index.ts';

/** The page size, which fills two rows of cards. */
const PAGE_INPUT = { query: { pageSize: 4 } };

/** Lists some goods. Renders nothing if they fail to load. */
export function WalkingGoods({ isRunning }: { isRunning: boolean }) {
  const words = useWords().goods;
  const { data } = usePage(listWalkingGoods, PAGE_INPUT, { notice: false });
  if (!data || data.list.length === 0) return null;
  return (
    <Section title={words.title} {...(isRunning && { text: words.text })}>
      <GoodsGrid goods={data.list} position="walking" />
      <LinkButton wide tone="secondary" to={href('health-gold.my-account')}>
        {words.more}
      </LinkButton>
    </Section>
  );
}
