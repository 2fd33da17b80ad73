import type { Answerer, AskFlow, LastInquiry } from '../../flows/ask-flow.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { addressOfService } from '../service-links.ts';
import styles from './ask.module.css';
import { useAskWords } from './words/index.ts';

/** Says that the last question can still be talked about, before another one is used up. */
export function OpenCallout({ last }: { last: LastInquiry | undefined }) {
  const words = useAskWords();
  const chat = last?.status === 'waiting' || last?.status === 'answered' ? addressOfService(last.link) : undefined;
  if (!chat) return null;
  return (
    <Callout
      title={words.goesOn}
      action={
        <LinkButton small tone="secondary" to={chat}>
          {words.toChat}
        </LinkButton>
      }
    >
      {words.goesOnText}
    </Callout>
  );
}

export interface AwayCalloutProps {
  flow: AskFlow;
  productNo: string;
  orderNo: string;
  answerer: Answerer;
}

/** Says that the doctor is not there now, and who is. */
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
        <div className={styles.words}>
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
        </div>
      }
    >
      {words.awayText}
    </Callout>
  );
}

/** The service's notes on every question. */
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
