import type { MyExam } from '../../../api/my-lists.ts';
import type { OrderStatus } from '../../../api/shapes.ts';
import { serverNow } from '../../../client/server-clock.ts';
import { addressOfService } from '../../../kit/links/service-links.ts';
import { ValidityTag, validityLine, validityOfOrder } from '../../../kit/page/validity.tsx';
import { dayText } from '../../../messages/date-text.ts';
import { languageTag } from '../../../messages/index.ts';
import { today } from '../../../rules/dates.ts';
import { unlessOmitted } from '../../../rules/omitted-text.ts';
import { shownName } from '../../../rules/shown-name.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { DaySheet } from '../../../ui/day-sheet.tsx';
import { Text } from '../../../ui/layout.tsx';
import { dayInWords } from '../../../ui/month.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { EntryCard } from '../parts/entry-card.tsx';
import { Activate } from './activate.tsx';
import styles from './exam-entry.module.css';
import { useWords } from './words/index.ts';

/** Highlights the states in which the person has something to do. */
const TONES: Readonly<Partial<Record<OrderStatus, 'brand' | 'warm'>>> = {
  unpaid: 'warm',
  paid: 'brand',
  booked: 'brand',
};

type StateWords = Readonly<Partial<Record<OrderStatus, string>>>;

/** Shows a checkup with its state as a card that links to its page. Buttons for the next step and the report are below. */
export function ExamEntry({ exam }: { exam: MyExam }) {
  const words = useWords();
  // A stored copy lacks the status text, which these words replace. No word is about a payment or a refund.
  const storedStates: StateWords = words.stored;
  const steps: StateWords = words.next;
  const validity = validityOfOrder(exam);
  const isOver = validity?.state === 'over';
  const isPast =
    exam.status === 'booked' && exam.appointmentDate !== undefined && exam.appointmentDate < today(serverNow());
  const state = isPast
    ? words.past
    : isOver
      ? undefined
      : (unlessOmitted(exam.statusText) ?? storedStates[exam.status]);
  const report = addressOfService(exam.reportUrl ?? '');
  const personName = shownName(exam.personName);
  // A stored copy may be outdated, so it offers no next step.
  const next = isOver || !unlessOmitted(exam.statusText) || !exam.link ? undefined : steps[exam.status];
  /** The day of a future visit, which replaces the picture. */
  const visitDay = exam.status === 'booked' && !isPast ? exam.appointmentDate : undefined;
  const facts = [
    visitDay
      ? undefined
      : exam.appointmentDate
        ? dayText(exam.appointmentDate)
        : !exam.canActivate && (exam.kind === 'paid' ? words.ordered : words.received)(dayText(exam.createdAt)),
    !visitDay && validity && validityLine(validity),
    exam.appointmentUnitName,
    personName && words.forWhom(personName),
    exam.canActivate && words.given,
  ].filter(Boolean);
  return (
    <EntryCard
      to={addressOfService(exam.link ?? '')}
      picture={
        visitDay ? (
          <span className={styles.leaf}>
            <DaySheet day={visitDay} />
          </span>
        ) : (
          <span className={styles.picture}>
            <Picture src={exam.coverUrl} alt="" ratio={1} />
          </span>
        )
      }
      name={exam.productName}
      beside={
        <>
          {state ? <Tag tone={TONES[exam.status] ?? 'plain'}>{state}</Tag> : null}
          <ValidityTag validity={validity} />
        </>
      }
      facts={
        <span>
          {visitDay ? (
            <Text as="strong" block tone="ink">
              {dayInWords(visitDay, languageTag())}
            </Text>
          ) : null}
          {facts.map((fact) => (
            <Text key={String(fact)} as="span" block translate={fact === exam.appointmentUnitName ? 'no' : undefined}>
              {fact}
            </Text>
          ))}
        </span>
      }
      links={
        next || report || exam.canActivate ? (
          <>
            {report ? <Step to={report}>{words.report}</Step> : null}
            {next ? <Step to={addressOfService(exam.link ?? '')}>{next}</Step> : null}
            {exam.canActivate ? <Activate examNo={exam.examNo} /> : null}
          </>
        ) : null
      }
    />
  );
}

/** Links to the next step of a checkup. Renders nothing without an address. */
function Step({ to, children }: { to: string | undefined; children: string }) {
  return to ? (
    <LinkButton small tone="secondary" to={to}>
      {children}
    </LinkButton>
  ) : null;
}
