import { ChevronRight, FileText } from 'lucide-react';
import type { MyExam } from '../../../api/my-lists.ts';
import type { OrderStatus } from '../../../api/shapes.ts';
import { addressOfService } from '../../../kit/service-links.ts';
import { ValidityTag, validityLine, validityOfOrder } from '../../../kit/validity.tsx';
import { dayText } from '../../../messages/date-text.ts';
import { unlessLeftOut } from '../../../rules/left-out.ts';
import { shownName } from '../../../rules/shown-name.ts';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { ActivateRow } from './activate-row.tsx';
import styles from './exam-entry.module.css';
import { useWords } from './words/index.ts';

/** The states in which something is to be done. */
const TONES: Readonly<Partial<Record<OrderStatus, 'brand' | 'warm'>>> = {
  unpaid: 'warm',
  paid: 'brand',
  booked: 'brand',
};

type StateWords = Readonly<Partial<Record<OrderStatus, string>>>;

/** One checkup: what it is and how it stands, its picture, the next step, its report or its activation. */
export function ExamEntry({ exam }: { exam: MyExam }) {
  const words = useWords();
  // Of what is kept on the phone alone: whether it is paid or refunded is not known.
  const kept: StateWords = words.kept;
  const steps: StateWords = words.next;
  const validity = validityOfOrder(exam);
  const isOver = validity?.state === 'over';
  const state = isOver ? undefined : (unlessLeftOut(exam.statusText) ?? kept[exam.status]);
  const report = addressOfService(exam.reportUrl ?? '');
  const whose = shownName(exam.personName);
  // What is kept on the phone may be of another state by now.
  const next = isOver || !unlessLeftOut(exam.statusText) || !exam.link ? undefined : steps[exam.status];
  const facts = [
    exam.appointmentDate
      ? dayText(exam.appointmentDate)
      : !exam.canActivate && (exam.kind === 'paid' ? words.ordered : words.received)(dayText(exam.createdAt)),
    validity && validityLine(validity),
    whose && words.forWhom(whose),
    exam.appointmentUnitName,
    exam.canActivate && words.given,
  ].filter(Boolean);
  return (
    <Rows>
      <ListRow
        title={
          <span className={styles.head}>
            {exam.productName}
            {state ? <Tag tone={TONES[exam.status] ?? 'plain'}>{state}</Tag> : null}
            <ValidityTag validity={validity} />
          </span>
        }
        picture={<Picture src={exam.coverUrl} alt="" ratio={1} />}
        text={
          <>
            {facts.map((fact) => (
              <span key={String(fact)} className={styles.fact}>
                {fact}
              </span>
            ))}
            {next ? (
              <span className={styles.next}>
                {next}
                <ChevronRight size={16} aria-hidden="true" />
              </span>
            ) : null}
          </>
        }
        to={addressOfService(exam.link ?? '')}
      />
      {report ? <ListRow title={words.report} icon={<FileText />} to={report} /> : null}
      {exam.canActivate ? <ActivateRow examNo={exam.examNo} /> : null}
    </Rows>
  );
}
