import { ScrollText } from 'lucide-react';
import { visitReceiveHealthCardPage } from '../../../api/health-card.ts';
import { QUIET } from '../../../client/request.ts';
import { StaleLine } from '../../../kit/answers/stale-line.tsx';
import { usePage } from '../../../kit/answers/use-page.ts';
import { benefitIcons } from '../../../kit/icons/benefit-icons.tsx';
import { href } from '../../../routes.ts';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { RowsShape, Skeleton } from '../../../ui/skeleton.tsx';
import { useWords } from './words/index.ts';

/** Lists the card's services with a link to its rules. The page does not wait for them. */
export function CardServices({ version }: { version: string | undefined }) {
  const words = useWords();
  const { data, status, reload, reloading } = usePage(visitReceiveHealthCardPage, {}, QUIET);
  return (
    <Section title={words.includedServices}>
      {data ? (
        <Rows>
          {data.services.map(({ serviceCode, name, desc, icon, total }) => (
            <ListRow
              key={serviceCode}
              icon={benefitIcons[icon]}
              title={name}
              text={desc}
              value={total === undefined ? words.unlimited : words.times(total)}
            />
          ))}
        </Rows>
      ) : status === 'loading' ? (
        <Skeleton>
          <RowsShape count={6} />
        </Skeleton>
      ) : (
        <StaleLine words={words.servicesMissing} onRetry={reload} retrying={reloading} />
      )}
      <Rows>
        <ListRow
          icon={<ScrollText />}
          title={words.rules}
          text={words.rulesText}
          to={href('rights.claim-paid-rule', {}, version ? { version } : {})}
        />
      </Rows>
    </Section>
  );
}
