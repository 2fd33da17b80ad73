import { listGoodsBesides } from '../../../api/goods.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { Section } from '../../../ui/section.tsx';
import { GoodsGrid } from '../goods/goods-grid.tsx';
import { useWords } from './words/index.ts';

/** Lists related goods. Renders nothing if they fail to load. */
export function OtherGoods({ skuId }: { skuId: string }) {
  const words = useWords();
  const { data } = usePage(listGoodsBesides, { query: { skuId } }, { notice: false });
  if (!data || data.list.length === 0) return null;
  return (
    <Section title={words.others}>
      <GoodsGrid goods={data.list} position="goods-besides" />
    </Section>
  );
}
