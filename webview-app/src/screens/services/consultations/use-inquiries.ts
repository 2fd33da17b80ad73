/**
 * Loads the person's consultations. Rules:
 * 1. The list is loaded in pages, by the state of the tab (v2). An older server answers 404. The app then loads the whole list (v1) and
 *    selects the tab's entries itself.
 * 2. Open consultations come first. Within both groups the service's order remains, newest first.
 */
import type { InquirySummary } from '../../../api/consultation.ts';
import { listInquiries, listInquiriesV2 } from '../../../api/inquiry.ts';
import type { InquiryStatus } from '../../../api/shapes.ts';
import { isApiError } from '../../../client/request.ts';
import { withStoredAnswers } from '../../../flows/stored-answers.ts';
import { partOf, usePage } from '../../../kit/answers/use-page.ts';
import { type Pages, usePages } from '../../../kit/answers/use-pages.ts';
import type { LoadState } from '../../../kit/answers/use-resource.ts';
import type { ListView } from '../../../kit/page/list-view.ts';
import { openFirst } from './open-first.ts';

/** Lists the tabs: all consultations, then one tab per state. */
export const TABS = ['all', 'waiting', 'answered', 'closed'] as const satisfies readonly ('all' | InquiryStatus)[];
export type Tab = (typeof TABS)[number];

const NOT_FOUND = 404;

export function useInquiries(
  tab: Tab,
  view: Pick<ListView, 'pages' | 'showPages'>,
): LoadState<readonly InquirySummary[]> | Pages<InquirySummary> {
  const query = tab === 'all' ? {} : { status: tab };
  const paged = usePages(listInquiriesV2, { query }, view, { expected: [NOT_FOUND], stored: withStoredAnswers });
  const isOld = isApiError(paged.error, 'HTTP') && paged.error.status === NOT_FOUND;
  const plain = usePage(listInquiries, isOld ? { query: {} } : null, { stored: withStoredAnswers });
  if (!isOld) return { ...paged, data: paged.data && openFirst(paged.data) };
  return partOf(plain, ({ list }) => openFirst(list.filter(({ status }) => tab === 'all' || status === tab)));
}
