import { ShieldCheck } from 'lucide-react';
import type { Policy } from '../../../api/insurance-my.ts';
import { addressOfService } from '../../../kit/links/service-links.ts';
import { rangeText } from '../../../messages/date-text.ts';
import { shownName } from '../../../rules/shown-name.ts';
import { Card } from '../../../ui/card.tsx';
import { Details } from '../../../ui/details.tsx';
import { Dotted } from '../../../ui/dotted.tsx';
import { Row, Text } from '../../../ui/layout.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Name } from '../../../ui/name.tsx';
import { Section } from '../../../ui/section.tsx';
import { Tag } from '../../../ui/tag.tsx';
import styles from './policies.module.css';
import { useWords } from './words/index.ts';

const STATUS_ORDER: readonly Policy['status'][] = ['active', 'waiting'];

/** Lists the policies that are active or begin soon. Ended policies are folded away below. */
export function Policies({ list }: { list: readonly Policy[] }) {
  const words = useWords().policies;
  if (list.length === 0) return null;
  const running = STATUS_ORDER.flatMap((status) => list.filter((policy) => policy.status === status));
  const ended = list.filter(({ status }) => status === 'expired');
  return (
    <Section title={words.title}>
      {running.length > 0 ? (
        <Rows>
          {running.map((policy) => (
            <ListRow
              key={policy.policyNo + policy.productName}
              icon={<ShieldCheck />}
              title={
                <Row as="span" gap={2} lines={1} wrap align="baseline">
                  {policy.productName}
                  <Tag tone={policy.status === 'active' ? 'brand' : 'plain'}>{words.states[policy.status]}</Tag>
                </Row>
              }
              text={<Facts policy={policy} />}
              to={addressOfService(policy.link ?? '')}
            />
          ))}
        </Rows>
      ) : null}
      {ended.length > 0 ? (
        <Card snug>
          <Details title={words.ended(ended.length)}>
            {ended.map((policy) => (
              <div key={policy.policyNo + policy.productName} className={styles.ended}>
                <Text as="span" tone="ink" weight="medium">
                  {policy.productName}
                </Text>
                <Facts policy={policy} />
              </div>
            ))}
          </Details>
        </Card>
      ) : null}
    </Section>
  );
}

function Facts({ policy }: { policy: Policy }) {
  const words = useWords().policies;
  const { insuredName, policyNo, startDate, endDate, coverageFen } = policy;
  return (
    <>
      <span className={styles.fact}>
        <Name>
          <Dotted parts={[shownName(insuredName), policyNo]} />
        </Name>
      </span>
      <span className={styles.fact}>{words.cover(coverageFen / 100)}</span>
      <span className={styles.fact}>{rangeText(startDate, endDate)}</span>
    </>
  );
}
