import { CalendarCheck, CalendarPlus, FileText, Gift, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BacklogItem } from '../../../api/insurance-my.ts';
import { linkOfService } from '../../../kit/link-to.ts';
import { formatDate } from '../../../rules/dates.ts';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useWords } from './words/index.ts';

const icons: Readonly<Record<BacklogItem['type'], ReactNode>> = {
  pay: <Wallet />,
  book: <CalendarPlus />,
  visit: <CalendarCheck />,
  report: <FileText />,
  card: <Gift />,
};

/** Things that wait for the person: each row leads to where it is done. One with a day comes first. */
export function Backlog({ list }: { list: readonly BacklogItem[] }) {
  const words = useWords();
  if (list.length === 0) return null;
  const sorted = [...list].sort((a, b) => (a.dueOn ?? '9').localeCompare(b.dueOn ?? '9'));
  return (
    <Section title={words.backlog}>
      <Rows>
        {sorted.map(({ backlogNo, type, title, desc, dueOn, link }) => (
          <ListRow
            key={backlogNo}
            icon={icons[type]}
            title={title}
            text={
              dueOn ? (
                <>
                  {desc} <Tag tone="warm">{formatDate(dueOn)}</Tag>
                </>
              ) : (
                desc
              )
            }
            {...linkOfService(link)}
          />
        ))}
      </Rows>
    </Section>
  );
}
