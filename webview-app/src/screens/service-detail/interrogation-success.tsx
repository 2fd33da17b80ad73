import { ClipboardList } from 'lucide-react';
import { getInquiryDetail } from '../../api/inquiry.ts';
import { getGraphicConsultationPage } from '../../api/static-consultation.ts';
import { NOT_FOUND } from '../../client/codes.ts';
import { QUIET } from '../../client/request.ts';
import type { LastInquiry } from '../../flows/ask-flow.ts';
import { partOf, usePage } from '../../kit/answers/use-page.ts';
import { addressOfService } from '../../kit/links/service-links.ts';
import { ResultOf } from '../../kit/page/result-of.tsx';
import { stepsOf } from '../../kit/refund/refund-steps.ts';
import { momentText } from '../../messages/date-text.ts';
import { href } from '../../routes.ts';
import { shownName } from '../../rules/shown-name.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { KeyValues } from '../../ui/key-values.tsx';
import { ListRow, Rows } from '../../ui/list-row.tsx';
import { Name } from '../../ui/name.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { Timeline } from '../../ui/timeline.tsx';
import { screen } from '../screen.ts';
import { useWords } from './words/index.ts';

/** Confirms a sent question and lists what happens next. Requires the service to have the question. */
export const Screen = screen('service-detail.interrogation-success', function InterrogationSuccess({ params }) {
  const words = useWords().question;
  const { productNo, orderNo } = params;
  const page = usePage(getInquiryDetail, { query: { orderNo, productNo } }, { none: NOT_FOUND });
  const isWaiting = page.data?.inquiry?.status === 'waiting';
  const { replyWithinHours } = usePage(getGraphicConsultationPage, isWaiting ? {} : null, QUIET).data ?? {};
  /** Returns when to expect an answer, from this doctor or from any. */
  const expectedAnswer = (doctor: LastInquiry['doctor']) => {
    if (doctor?.online && doctor.replyMinutes > 0) return words.inMinutes(doctor.replyMinutes);
    return replyWithinHours && words.inHours(replyWithinHours);
  };
  return (
    <ResultOf
      title={words.title}
      page={partOf(page, ({ inquiry: lastInquiry }) => (lastInquiry && isSent(lastInquiry) ? lastInquiry : null))}
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
      view={({ status, statusText, ...question }) => ({
        barTitle: words.title,
        // At an old address the question may be answered already, so the title is not about sending.
        title: (status === 'waiting' && expectedAnswer(question.doctor)) || statusText,
        text: status === 'waiting' ? words.sentText : undefined,
        children: <SentQuestion {...question} />,
        primary: <ConversationLink link={question.link} />,
      })}
    />
  );
});

const isSent = ({ status }: LastInquiry): boolean => status !== 'saved' && status !== 'cancelled';

/** Shows the question's doctor and facts, its steps, and a link to all consultations. */
function SentQuestion({
  doctor,
  personName,
  createdAt,
  bizOrderNo,
  steps,
}: Omit<LastInquiry, 'status' | 'statusText'>) {
  const words = useWords().question;
  return (
    <>
      {doctor ? (
        <Rows>
          <ListRow
            picture={<Picture src={doctor.portraitUrl} alt="" ratio={1} eager />}
            title={<Dotted parts={[<Name key="doctor">{doctor.doctorName}</Name>, doctor.title]} />}
            text={<Dotted parts={[doctor.departmentName, <Name key="hospital">{doctor.hospitalName}</Name>]} />}
          />
        </Rows>
      ) : null}
      <Steps steps={steps} />
      <Card>
        <KeyValues
          pairs={[
            [words.person, shownName(personName)],
            [words.at, momentText(createdAt)],
            [words.number, bizOrderNo],
          ]}
        />
      </Card>
      <Rows>
        <ListRow icon={<ClipboardList />} title={words.records} to={href('services.consultations')} />
      </Rows>
    </>
  );
}

function Steps({ steps }: Pick<LastInquiry, 'steps'>) {
  const words = useWords().question;
  const title = steps.every(({ state }) => state === 'done') ? words.past : words.next;
  return (
    <Section title={title}>
      <Card>
        <Timeline label={title} items={stepsOf(steps)} />
      </Card>
    </Section>
  );
}

function ConversationLink({ link }: { link: string }) {
  const words = useWords().question;
  const address = addressOfService(link);
  return address ? (
    <LinkButton wide to={address}>
      {words.talk}
    </LinkButton>
  ) : null;
}
