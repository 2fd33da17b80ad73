/**
 * The checkups of the person. Rules:
 * 1. The list comes in pages, by tab, with the number of each tab (v2).
 * 2. A server that has no such list yet answers 404: the plain list (v1) is asked for, and its tabs are made here.
 */
import { listMyExams, listMyExamsV2, type MyExam } from '../../../api/my-lists.ts';
import type { ExamTab, OrderStatus } from '../../../api/shapes.ts';
import { isApiError } from '../../../client/request.ts';
import { throughKept } from '../../../flows/kept-answers.ts';
import { partOf, usePage } from '../../../kit/answers/use-page.ts';
import { type Pages, usePages } from '../../../kit/answers/use-pages.ts';
import type { Shown } from '../../../kit/answers/use-resource.ts';
import type { ListView } from '../../../kit/page/list-view.ts';
import { isOrderOver } from '../../../kit/page/validity.tsx';

export const TABS = ['active', 'done', 'closed'] as const satisfies readonly ExamTab[];

/** The tab of each state. */
const TAB_OF: Readonly<Record<OrderStatus, ExamTab>> = {
  unpaid: 'active',
  paid: 'active',
  booked: 'active',
  used: 'done',
  noService: 'done',
  refunded: 'closed',
  cancelled: 'closed',
};

/** One that was not booked in its time is over. */
const tabOf = (exam: MyExam): ExamTab => (isOrderOver(exam) ? 'closed' : TAB_OF[exam.status]);

const NOT_FOUND = 404;

export interface MyExams {
  readonly page: Shown<readonly MyExam[]> | Pages<MyExam>;
  /** The number of checkups of each tab, once it is known. */
  readonly counts: Readonly<Record<ExamTab, number>> | undefined;
}

export function useMyExams(tab: ExamTab, view: Pick<ListView, 'pages' | 'showPages'>): MyExams {
  const paged = usePages(listMyExamsV2, { query: { tab } }, view, { expected: [NOT_FOUND], kept: throughKept });
  const isOld = isApiError(paged.error, 'HTTP') && paged.error.status === NOT_FOUND;
  const plain = usePage(listMyExams, isOld ? { query: {} } : null, { kept: throughKept });
  if (!isOld) return { page: paged, counts: paged.answer?.counts };
  const within = (tabId: ExamTab) => plain.data?.list.filter((exam) => tabOf(exam) === tabId) ?? [];
  const [active, done, closed] = TABS.map((tabId) => within(tabId).length);
  return {
    page: partOf(plain, () => within(tab)),
    counts: plain.data && { active: active ?? 0, done: done ?? 0, closed: closed ?? 0 },
  };
}
