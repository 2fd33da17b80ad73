import { QUIET } from '../../../client/request.ts';
import { StaleLine } from '../../../kit/answers/stale-line.tsx';
import { usePage } from '../../../kit/answers/use-page.ts';
import { benefitIcons } from '../../../kit/icons/benefit-icons.tsx';
import { moneyText } from '../../../messages/money.ts';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { RowsShape, Skeleton } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { offeredRead } from '../claim.reads.ts';
import { useWords } from './words/index.ts';

/** Lists the offered rights with their worth and validity. The rest of the page does not wait for them. */
export function Offered() {
  const words = useWords();
  const { data, status, reload, reloading } = usePage(...offeredRead, QUIET);
  if (data)
    return (
      <Section
        title={words.benefitsTitle}
        action={<Tag tone="warm">{words.worth(moneyText(data.worthFen))}</Tag>}
        text={words.validity(data.validMonths)}
      >
        <Rows>
          {data.items.map(({ name, desc, icon }) => (
            <ListRow key={name} icon={benefitIcons[icon]} title={name} text={desc} />
          ))}
        </Rows>
      </Section>
    );
  return (
    <Section title={words.benefitsTitle}>
      {status === 'loading' ? (
        <Skeleton>
          <RowsShape count={4} />
        </Skeleton>
      ) : (
        <StaleLine words={words.benefitsMissing} onRetry={reload} retrying={reloading} />
      )}
    </Section>
  );
}
