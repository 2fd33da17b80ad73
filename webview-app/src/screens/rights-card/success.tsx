import { CalendarPlus, Gift } from 'lucide-react';
import { getReceivedRightsCard } from '../../api/rights-card.ts';
import { NOT_FOUND } from '../../client/codes.ts';
import { usePage } from '../../kit/answers/use-page.ts';
import { addressOfService } from '../../kit/links/service-links.ts';
import { ResultOf } from '../../kit/page/result-of.tsx';
import { href } from '../../routes.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ListRow, Rows } from '../../ui/list-row.tsx';
import { Section } from '../../ui/section.tsx';
import { CardShape, RowsShape } from '../../ui/skeleton.tsx';
import { screen } from '../screen.ts';
import { NoCard } from './card/no-card.tsx';
import { OwnCard } from './card/own-card.tsx';
import { Rights } from './card/rights.tsx';
import { useWords } from './words/index.ts';

/** Confirms a claimed card. Shows the card and the first steps with it. */
export const Screen = screen('rights-card.success', function Success() {
  const { success: words, own } = useWords();
  const page = usePage(getReceivedRightsCard, {}, { none: NOT_FOUND });
  if (page.data === null) return <NoCard />;
  return (
    <ResultOf
      title={words.pageTitle}
      page={page}
      skeleton={
        <>
          <CardShape lines={4} />
          <RowsShape count={2} />
        </>
      }
      view={({ card, nextSteps }) => ({
        barTitle: words.result,
        title: words.title,
        text: words.text,
        primary: (
          <LinkButton wide to={href('rights-card.has-got')}>
            {words.button}
          </LinkButton>
        ),
        children: (
          <>
            <OwnCard card={card} />
            {nextSteps.length > 0 ? (
              <Section title={words.next}>
                <Rows>
                  {nextSteps.map(({ title, desc, link }) => (
                    <ListRow
                      key={title}
                      icon={link.endsWith(href('checkup.package-list')) ? <Gift /> : <CalendarPlus />}
                      title={title}
                      text={desc}
                      to={addressOfService(link)}
                    />
                  ))}
                </Rows>
              </Section>
            ) : null}
            <Section title={own.rights}>
              <Rights rights={card.rights} isOwn />
            </Section>
          </>
        ),
      })}
    />
  );
});
