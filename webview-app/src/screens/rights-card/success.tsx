import { CalendarPlus } from 'lucide-react';
import { getReceivedRightsCard } from '../../api/rights-card.ts';
import { NOT_FOUND } from '../../client/codes.ts';
import { isApiError, request } from '../../client/request.ts';
import { linkOfService, linkTo } from '../../kit/link-to.ts';
import { ResourceView } from '../../kit/resource-view.tsx';
import { ResultScreen } from '../../kit/result-screen.tsx';
import { ScreenFrame } from '../../kit/screen-frame.tsx';
import { useResource } from '../../kit/use-resource.ts';
import { useLanguage } from '../../messages/index.ts';
import { href } from '../../routes.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ListRow, Rows } from '../../ui/list-row.tsx';
import { Section } from '../../ui/section.tsx';
import { CardShape, RowsShape } from '../../ui/skeleton.tsx';
import { screen } from '../screen.ts';
import { NoCard } from './card/no-card.tsx';
import { OwnCard } from './card/own-card.tsx';
import { useWords } from './words/index.ts';

/** The card was claimed: here it is, and what to do with it first. */
export const Screen = screen('rights-card.success', function Success() {
  const words = useWords().success;

  const received = useResource(`card received ${useLanguage()}`, async (signal) => {
    try {
      return await request(getReceivedRightsCard, {}, { signal, expected: [NOT_FOUND] });
    } catch (error) {
      if (isApiError(error, NOT_FOUND)) return null;
      throw error;
    }
  });
  if (!received.data)
    return (
      <ScreenFrame title={words.title} titleHidden>
        <ResourceView resource={received} skeleton={<Shapes />} isEmpty={never}>
          {() => <NoCard />}
        </ResourceView>
      </ScreenFrame>
    );
  const { card, nextSteps } = received.data;
  return (
    <ResultScreen
      scene="success"
      title={words.title}
      text={words.text}
      primary={
        <LinkButton wide {...linkTo(href('rights-card.has-got'))}>
          {words.button}
        </LinkButton>
      }
    >
      <OwnCard card={card} />
      {nextSteps.length > 0 ? (
        <Section title={words.next}>
          <Rows>
            {nextSteps.map(({ title, desc, link }) => (
              <ListRow key={title} icon={<CalendarPlus />} title={title} text={desc} {...linkOfService(link)} />
            ))}
          </Rows>
        </Section>
      ) : null}
    </ResultScreen>
  );
});

const never = () => false;

function Shapes() {
  return (
    <>
      <CardShape lines={4} />
      <RowsShape count={2} />
    </>
  );
}
