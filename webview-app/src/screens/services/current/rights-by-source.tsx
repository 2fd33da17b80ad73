import { Heart } from 'lucide-react';
import type { PolicyRight } from '../../../api/insurance-my.ts';
import { addressOfService } from '../../../kit/links/service-links.ts';
import { ValidityTag, validityLine, validityNow } from '../../../kit/page/validity.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { useWords } from './words/index.ts';

/** Lists the usable rights, grouped by the policy or card that grants them. */
export function RightsBySource({ list }: { list: readonly PolicyRight[] }) {
  const words = useWords().rights;
  const sources = [...new Set(list.map(({ source }) => source))];
  return (
    <>
      {sources.map((source) => (
        <Section key={source} title={words.sourceTitle(source)}>
          <Rows>
            {list
              .filter((right) => right.source === source)
              .map(({ rightsNo, name, desc, unlimited, left, total, validTo, link }) => (
                <ListRow
                  key={rightsNo}
                  icon={<Heart />}
                  title={name}
                  text={
                    <>
                      {desc}
                      <br />
                      {validityLine(validityNow(validTo))} <ValidityTag validity={validityNow(validTo)} />
                    </>
                  }
                  value={unlimited ? words.unlimited : words.left(left ?? total ?? 0)}
                  to={validityNow(validTo).state === 'over' ? undefined : addressOfService(link)}
                />
              ))}
          </Rows>
        </Section>
      ))}
    </>
  );
}
