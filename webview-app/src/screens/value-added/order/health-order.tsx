import { Puzzle } from 'lucide-react';
import { validityLine, validityNow } from '../../../kit/page/validity.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useWords } from '../words/index.ts';
import type { HealthOrderData } from './use-orders.ts';

/** Lists the value-added services that belong to a checkup order. */
export function HealthOrder({ health }: { health: HealthOrderData }) {
  const words = useWords().vas;
  if (health.vas.length === 0) return <EmptyState title={words.noAdditions} text={words.noAdditionsText} />;
  return (
    <Section title={words.additions} text={health.productName}>
      <Rows>
        {health.vas.map(({ vasOrderNo, name, status, validTo }) => (
          <ListRow
            key={vasOrderNo}
            icon={<Puzzle />}
            title={name}
            text={status === 'used' ? undefined : validityLine(validityNow(validTo))}
            value={<Tag tone={status === 'active' ? 'brand' : 'plain'}>{words.additionStatuses[status]}</Tag>}
          />
        ))}
      </Rows>
    </Section>
  );
}
