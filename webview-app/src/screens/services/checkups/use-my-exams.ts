/**
 * Loads the person's checkups. Rules:
 * 1. The list is loaded in pages, by tab, with the number of checkups in each tab (v2).
 * 2. An older server answers 404. The app then loads the whole list (v1) and sorts it into the tabs itself.
 */
import { listMyExams, listMyExamsV2, type MyExam } from '../../../api/my-lists.ts';
import type { ExamTab, OrderStatus } from '../../../api/shapes.ts';
import { isApiError } from '../../../client/request.ts';
import { withStoredAnswers } from '../../../flows/stored-answers.ts';
import { partOf, usePage } from '../../../kit/answers/use-page.ts';
import { type Pages, usePages } from '../../../kit/answers/use-pages.ts';
import type { LoadState } from '../../../kit/answers/use-resource.ts';
import type { ListView } from '../../../kit/page/list-view.ts';
import { isOrderOver } from '../../../kit/page/validity.tsx';

export const TABS = ['active', 'done', 'closed'] as const satisfies readonly ExamTab[];

const TAB_OF: Readonly<Record<OrderStatus, ExamTab>> = {
  unpaid: 'active',
  paid: 'active',
  booked: 'active',
  used: 'done',
  noService: 'done',
  refunded: 'closed',
  cancelled: 'closed',
};

/** Returns the tab of a checkup. A checkup whose validity has ended is closed. */
const tabOf = (exam: MyExam): ExamTab => (isOrderOver(exam) ? 'closed' : TAB_OF[exam.status]);

const NOT_FOUND = 404;

export interface MyExams {
  readonly page: LoadState<readonly MyExam[]> | Pages<MyExam>;
  /** The number of checkups in each tab, or undefined until it has loaded. */
  readonly counts: Readonly<Record<ExamTab, number>> | undefined;
}

export function useMyExams(tab: ExamTab, view: Pick<ListView, 'pages' | 'showPages'>): MyExams {
  const paged = usePages(listMyExamsV2, { query: { tab } }, view, { expected: [NOT_FOUND], stored: withStoredAnswers });
  const isOld = isApiError(paged.error, 'HTTP') && paged.error.status === NOT_FOUND;
  const plain = usePage(listMyExams, isOld ? { query: {} } : null, { stored: withStoredAnswers });
  if (!isOld) return { page: paged, counts: paged.answer?.counts };
  const inTab = (tabId: ExamTab) => plain.data?.list.filter((exam) => tabOf(exam) === tabId) ?? [];
  const [active, done, closed] = TABS.map((tabId) => inTab(tabId).length);
  return {
    page: partOf(plain, () => inTab(tab)),
    counts: plain.data && { active: active ?? 0, done: done ?? 0, closed: closed ?? 0 },
  };
}
