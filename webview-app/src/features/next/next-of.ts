/** Finds what is next for the person in two answers: the list of what waits, and the checkups under way. */
import type { BacklogItem } from '../../api/insurance-my.ts';
import type { MyExam } from '../../api/my-lists.ts';
import { addressOfService } from '../../kit/links/service-links.ts';
import { momentOf } from '../../rules/dates.ts';
import { unlessLeftOut } from '../../rules/left-out.ts';
import type { Waiting } from '../../rules/next-up.ts';
import { shownName } from '../../rules/shown-name.ts';

export interface Next extends Waiting {
  readonly key: string;
  readonly name: string;
  /** A sentence about it; absent where the rest says it all. */
  readonly text?: string | undefined;
  readonly place?: string | undefined;
  /** The person, masked. */
  readonly forWhom?: string | undefined;
  readonly amountFen?: number | undefined;
  /** The moment an unpaid order closes, in milliseconds since 1970. */
  readonly until?: number | undefined;
  /** Its page. */
  readonly to: string | undefined;
}

/**
 * The checkups know day, place and person, also without a network; whatever else waits is told by the list alone. Without the checkups
 * the list's word of a visit counts.
 */
export function nextOf(backlog: readonly BacklogItem[] = [], exams?: readonly MyExam[]): Next[] {
  const visits = exams?.filter(({ status, appointmentDate }) => status === 'booked' && appointmentDate) ?? [];
  return [...visits.map(ofExam), ...backlog.filter(({ type }) => type !== 'visit' || !exams).map(ofBacklog)];
}

const ofExam = (exam: MyExam): Next => ({
  key: `visit ${exam.examNo}`,
  kind: 'visit',
  on: exam.appointmentDate,
  name: exam.productName,
  place: unlessLeftOut(exam.appointmentUnitName ?? ''),
  forWhom: shownName(exam.personName),
  to: addressOfService(exam.link ?? ''),
});

const ofBacklog = (item: BacklogItem): Next => ({
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
