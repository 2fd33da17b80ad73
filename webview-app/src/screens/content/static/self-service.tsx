import { CalendarCheck, CreditCard, type LucideIcon, MessagesSquare, ReceiptText } from 'lucide-react';
import { useLanguage } from '../../../messages/index.ts';
import { href, type RouteId, routes } from '../../../routes.ts';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { useWords } from '../words/index.ts';

const PAGES = [
  ['services.orders', ReceiptText],
  ['services.checkups', CalendarCheck],
  ['services.consultations', MessagesSquare],
  ['rights.user-rights', CreditCard],
] as const satisfies readonly (readonly [RouteId, LucideIcon])[];

/** Links to the pages that replace the most frequent requests to customer service. */
export function SelfService() {
  const language = useLanguage();
  const { document } = useWords();
  return (
    <Section title={document.selfService}>
      <Rows>
        {PAGES.map(([id, Icon]) => (
          <ListRow key={id} icon={<Icon />} title={routes[id].title[language]} to={href(id)} />
        ))}
      </Rows>
    </Section>
  );
}
