import { getInquiryDetail } from '../../api/inquiry.ts';
import { NOT_FOUND } from '../../client/codes.ts';
import type { LastInquiry } from '../../flows/ask-flow.ts';
import { linkOfService, linkTo } from '../../kit/link-to.ts';
import { ResultOf } from '../../kit/result-of.tsx';
import { stepsOf } from '../../kit/steps-of.ts';
import { partOf, usePage } from '../../kit/use-page.ts';
import { momentText } from '../../messages/date-text.ts';
import { href } from '../../routes.ts';
import { maskName } from '../../rules/masking.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Section } from '../../ui/section.tsx';
import { Timeline } from '../../ui/timeline.tsx';
import { screen } from '../screen.ts';
import { useWords } from './words/index.ts';

/** The end of a question: it is sent, and this is what happens next. Shown only where the service has the question. */
export const Screen = screen('service-detail.interrogation-success', function InterrogationSuccess({ params }) {
  const words = useWords().asked;
  const { productNo, orderNo } = params;
  const page = usePage(getInquiryDetail, { query: { orderNo, productNo } }, { none: NOT_FOUND });
  return (
    <ResultOf
      title={words.title}
      page={partOf(page, ({ inquiry }) => (inquiry && isSent(inquiry) ? inquiry : null))}
      none={
        <EmptyState
          title={words.none}
          text={words.noneText}
          action={
            <LinkButton {...linkTo(href('service-detail.interrogation', { productNo, orderNo }), { replace: true })}>
              {words.ask}
            </LinkButton>
          }
        />
      }
      view={(inquiry) => ({
        title: inquiry.status === 'waiting' ? words.sent : inquiry.statusText,
        text: inquiry.status === 'waiting' ? words.sentText : undefined,
        facts: [
          [words.person, maskName(inquiry.personName)],
          [words.doctor, inquiry.doctor?.doctorName],
          [words.at, momentText(inquiry.createdAt)],
          [words.number, inquiry.bizOrderNo],
        ],
        children: <Steps steps={inquiry.steps} />,
        secondary: (
          <LinkButton tone="quiet" {...linkTo(href('entry.interrogation-list'))}>
            {words.records}
          </LinkButton>
        ),
        primary: <ToTalk link={inquiry.link} />,
      })}
    />
  );
});

const isSent = ({ status }: LastInquiry): boolean => status !== 'saved' && status !== 'cancelled';

function Steps({ steps }: Pick<LastInquiry, 'steps'>) {
  const words = useWords().asked;
  const title = steps.every(({ state }) => state === 'done') ? words.past : words.next;
  return (
    <Section title={title}>
      <Card>
        <Timeline label={title} items={stepsOf(steps)} />
      </Card>
    </Section>
  );
}

function ToTalk({ link }: { link: string }) {
  const words = useWords().asked;
  const known = linkOfService(link);
  return known ? (
    <LinkButton wide {...known}>
      {words.talk}
    </LinkButton>
  ) : null;
}
