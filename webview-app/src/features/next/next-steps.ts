/** Combines the person's next steps from two responses: the backlog, and the checkups in progress. */
import type { BacklogItem } from '../../api/insurance-my.ts';
import type { MyExam } from '../../api/my-lists.ts';
import { addressOfService } from '../../kit/links/service-links.ts';
import { momentOf } from '../../rules/dates.ts';
import type { Task } from '../../rules/next-up.ts';
import { unlessOmitted } from '../../rules/omitted-text.ts';
import { shownName } from '../../rules/shown-name.ts';

export interface NextItem extends Task {
  readonly key: string;
  readonly name: string;
  /** A description. Absent if the other values are enough. */
  readonly text?: string | undefined;
  readonly place?: string | undefined;
  /** The masked name of the person. */
  readonly forWhom?: string | undefined;
  readonly amountFen?: number | undefined;
  /** The time at which an unpaid order closes, in milliseconds since 1970. */
  readonly until?: number | undefined;
  readonly to: string | undefined;
}

/**
 * Returns the next steps. Visits are taken from the checkups, which have day, place and person even without a network. Other steps are
 * taken from the backlog. Without the checkups, visits are taken from the backlog too.
 */
export function nextStepsOf(backlog: readonly BacklogItem[] = [], exams?: readonly MyExam[]): NextItem[] {
  const visits = exams?.filter(({ status, appointmentDate }) => status === 'booked' && appointmentDate) ?? [];
  return [...visits.map(stepOfExam), ...backlog.filter(({ type }) => type !== 'visit' || !exams).map(stepOfBacklog)];
}

const stepOfExam = (exam: MyExam): NextItem => ({
  key: `visit ${exam.examNo}`,
  kind: 'visit',
  on: exam.appointmentDate,
  name: exam.productName,
  place: unlessOmitted(exam.appointmentUnitName ?? ''),
  forWhom: shownName(exam.personName),
  to: addressOfService(exam.link ?? ''),
});

const stepOfBacklog = (item: BacklogItem): NextItem => ({
  key: item.backlogNo,
  kind: item.type,
  on: item.dueOn,
  name: item.productName ?? item.title,
  text: item.desc,
  place: item.place,
  amountFen: item.amountFen,
  until: item.payBefore === undefined ? undefined : momentOf(item.payBefore),
  to: addressOfService(item.link),
});
