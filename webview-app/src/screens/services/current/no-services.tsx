import { CreditCard, MessagesSquare, Stethoscope } from 'lucide-react';
import { href } from '../../../routes.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { useWords } from './words/index.ts';

/** Shows the available offers to a person who uses no service yet. */
export function NoServices() {
  const words = useWords().none;
  return (
    <>
      <EmptyState scene="card" title={words.title} text={words.text} />
      <Rows>
        <ListRow icon={<CreditCard />} title={words.card} text={words.cardText} to={href('rights-card.claim')} />
        <ListRow
          icon={<Stethoscope />}
          title={words.checkup}
          text={words.checkupText}
          to={href('checkup.package-list')}
        />
        <ListRow
          icon={<MessagesSquare />}
          title={words.doctor}
          text={words.doctorText}
          to={href('consultation.online')}
        />
      </Rows>
    </>
  );
}
