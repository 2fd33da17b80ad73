import { getInquiryDetail } from '../../api/inquiry.ts';
import { getGraphicConsultationPage } from '../../api/static-consultation.ts';
import { NOT_FOUND } from '../../client/codes.ts';
import { QUIET } from '../../client/request.ts';
import type { LastInquiry } from '../../flows/ask-flow.ts';
import { ResultOf } from '../../kit/result-of.tsx';
import { addressOfService } from '../../kit/service-links.ts';
import { stepsOf } from '../../kit/steps-of.ts';
import { partOf, usePage } from '../../kit/use-page.ts';
import { momentText } from '../../messages/date-text.ts';
import { href } from '../../routes.ts';
import { shownName } from '../../rules/shown-name.ts';
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
  const isWaiting = page.data?.inquiry?.status === 'waiting';
  const { replyWithinHours } = usePage(getGraphicConsultationPage, isWaiting ? {} : null, QUIET).data ?? {};
  /** When an answer can be expected: of this doctor, else of any. */
  const when = (doctor: LastInquiry['doctor']) => {
    if (doctor?.online && doctor.replyMinutes > 0) return words.inMinutes(doctor.replyMinutes);
    return replyWithinHours ? words.inHours(replyWithinHours) : words.sentText;
  };
  return (
    <ResultOf
      title={words.title}
      page={partOf(page, ({ inquiry: one }) => (one && isSent(one) ? one : null))}
      none={
        <EmptyState
          title={words.none}
          text={words.noneText}
          action={
            <LinkButton to={href('service-detail.interrogation', { productNo, orderNo })} replace>
              {words.ask}
            </LinkButton>
          }
        />
      }
      view={({ status, statusText, ...asked }) => ({
        kind: words.title,
        // An old address of a question that is answered by now: nothing has just been sent.
        title: status === 'waiting' ? words.sent : statusText,
        text: status === 'waiting' ? when(asked.doctor) : undefined,
        facts: [
          [words.person, shownName(asked.personName)],
          [words.doctor, asked.doctor?.doctorName],
          [words.at, momentText(asked.createdAt)],
          [words.number, asked.bizOrderNo],
        ],
        children: <Steps steps={asked.steps} />,
        secondary: (
          <LinkButton tone="quiet" to={href('entry.interrogation-list')}>
            {words.records}
          </LinkButton>
        ),
        primary: <ToTalk link={asked.link} />,
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
  const known = addressOfService(link);
  return known ? (
    <LinkButton wide to={known}>
      {words.talk}
    </LinkButton>
  ) : null;
}
