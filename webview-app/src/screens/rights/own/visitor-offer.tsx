import { getRightsInfo, type RightsInfo } from '../../../api/user-rights.ts';
import { ensureLogin } from '../../../flows/login.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { benefitIcons } from '../../../kit/icons/benefit-icons.tsx';
import { ResultOf } from '../../../kit/page/result-of.tsx';
import { moneyText } from '../../../messages/money.ts';
import { Button } from '../../../ui/button.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { RowsShape } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { ServiceRow } from './service-row.tsx';
import { useWords } from './words/index.ts';

/** Shows a visitor the rights that everybody can have, and a login to see their own. */
export function VisitorOffer({ kind }: { kind: RightsInfo['kind'] }) {
  const words = useWords();
  const page = usePage(getRightsInfo, { query: { kind } });
  return (
    <ResultOf
      title={words.rights.title}
      page={page}
      skeleton={<RowsShape count={4} />}
      view={({ title, subtitle, worthFen, items }) => ({
        scene: 'card',
        barTitle: title,
        title: subtitle,
        note: words.visitor.text,
        primary: (
          <Button wide onClick={() => void ensureLogin()}>
            {words.visitor.logIn}
          </Button>
        ),
        children: (
          <>
            <Section
              title={words.visitor.items}
              action={<Tag tone="warm">{words.visitor.worth(moneyText(worthFen))}</Tag>}
            >
              <Rows>
                {items.map(({ name, desc, icon }) => (
                  <ListRow key={name} icon={benefitIcons[icon]} title={name} text={desc} />
                ))}
              </Rows>
            </Section>
            <Rows>
              <ServiceRow />
            </Rows>
          </>
        ),
      })}
    />
  );
}
