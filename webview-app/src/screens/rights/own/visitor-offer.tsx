import { getRightsInfo, type RightsInfo } from '../../../api/user-rights.ts';
import { ensureLogin } from '../../../flows/login.ts';
import { benefitIcons } from '../../../kit/benefit-icons.tsx';
import { DetailOf } from '../../../kit/detail-of.tsx';
import { usePage } from '../../../kit/use-page.ts';
import { useScreenTitle } from '../../../kit/use-screen-title.ts';
import { moneyText } from '../../../messages/money.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { RowsShape } from '../../../ui/skeleton.tsx';
import { ServiceRow } from './service-row.tsx';
import { useWords } from './words/index.ts';

/** The rights that everybody can have, for a visitor, and the way to the own ones: a login. */
export function VisitorOffer({ kind }: { kind: RightsInfo['kind'] }) {
  const words = useWords();
  const page = usePage(getRightsInfo, { query: { kind } });
  useScreenTitle(page.data?.title);
  return (
    <DetailOf
      title={words.rights.title}
      page={page}
      skeleton={<RowsShape count={4} />}
      view={({ title, subtitle, worthFen, items }) => ({
        title,
        lead: subtitle,
        content: (
          <>
            <Section title={words.visitor.items} text={words.visitor.worth(moneyText(worthFen))}>
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
        bottom: (
          <BottomBar note={words.visitor.text}>
            <Button wide onClick={() => void ensureLogin()}>
              {words.visitor.logIn}
            </Button>
          </BottomBar>
        ),
      })}
    />
  );
}
