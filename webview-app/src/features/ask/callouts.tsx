import type { Answerer, AskFlow, LastInquiry } from '../../flows/ask-flow.ts';
import { addressOfService } from '../../kit/links/service-links.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Row } from '../../ui/layout.tsx';
import { useAskWords } from './words/index.ts';

/** Returns the address of the last question's conversation while the question is open. */
export const openChat = (last: LastInquiry | undefined): string | undefined =>
  last?.status === 'waiting' || last?.status === 'answered' ? addressOfService(last.link) : undefined;

export interface AwayCalloutProps {
  flow: AskFlow;
  productNo: string;
  orderNo: string;
  answerer: Answerer;
}

/** Shows that the doctor is away, and offers the department or other doctors. */
export function AwayCallout({ flow: { pages }, productNo, orderNo, answerer }: AwayCalloutProps) {
  const words = useAskWords();
  const { doctor, departmentId, departmentName } = answerer;
  const department = pages.department?.(productNo, orderNo, departmentId);
  const doctors = pages.doctors?.(orderNo);
  return (
    <Callout
      tone="warm"
      title={words.away(doctor?.doctorName ?? departmentName)}
      live
      action={
        <Row gap={2} wrap>
          {department ? (
            <LinkButton small tone="secondary" to={department} replace>
              {words.askDepartment(departmentName)}
            </LinkButton>
          ) : null}
          {doctors ? (
            <LinkButton small tone="secondary" to={doctors}>
              {words.otherDoctor}
            </LinkButton>
          ) : null}
        </Row>
      }
    >
      {words.awayText}
    </Callout>
  );
}

/** Shows the service's notes, which apply to every question. */
export function Notes({ notes }: { notes: readonly string[] }) {
  const words = useAskWords();
  if (notes.length === 0) return null;
  return (
    <Callout title={words.notes}>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Callout>
  );
}
