import { FileText } from 'lucide-react';
import type { MyExam } from '../../../api/my-lists.ts';
import type { OrderStatus } from '../../../api/shapes.ts';
import { addressOfService } from '../../../kit/service-links.ts';
import { ValidityTag, validityLine, validityOfOrder } from '../../../kit/validity.tsx';
import { dayText } from '../../../messages/date-text.ts';
import { unlessLeftOut } from '../../../rules/left-out.ts';
import { shownName } from '../../../rules/shown-name.ts';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
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

type KeptStates = Readonly<Partial<Record<OrderStatus, string>>>;

/** One checkup: what it is and how it stands, the way on, its report or its activation. */
export function ExamEntry({ exam }: { exam: MyExam }) {
  const words = useWords();
  // Of what is kept on the phone alone: whether it is paid or refunded is not known.
  const kept: KeptStates = words.kept;
  const validity = validityOfOrder(exam);
  const isOver = validity?.state === 'over';
  const state = isOver ? undefined : (unlessLeftOut(exam.statusText) ?? kept[exam.status]);
  const report = addressOfService(exam.reportUrl ?? '');
  const whose = shownName(exam.personName);
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
        text={facts.map((fact) => (
          <span key={String(fact)} className={styles.fact}>
            {fact}
          </span>
        ))}
        to={addressOfService(exam.link ?? '')}
      />
      {report ? <ListRow title={words.report} icon={<FileText />} to={report} /> : null}
      {exam.canActivate ? <ActivateRow examNo={exam.examNo} /> : null}
    </Rows>
  );
}
