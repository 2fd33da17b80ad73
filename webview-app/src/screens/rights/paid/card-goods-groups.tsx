import { listRightsGoodsV2 } from '../../../api/user-rights.ts';
import { QUIET } from '../../../client/request.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { Section } from '../../../ui/section.tsx';
import { GoodsRows } from '../own/goods-row.tsx';

/** Lists goods for card holders by occasion. Renders nothing if they fail to load. */
export function CardGoodsGroups() {
  const groups = usePage(listRightsGoodsV2, { query: { kind: 'paid' } }, QUIET).data?.groups ?? [];
  return groups.map(({ groupId, title, list }) => (
    <Section key={groupId} title={title}>
      <GoodsRows goods={list} />
    </Section>
  ));
}
