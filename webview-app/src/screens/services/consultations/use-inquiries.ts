/**
 * The consultations of the person. Rules:
 * 1. The list comes in pages, by state where a tab names one (v2). A server that has no such list yet answers 404: the plain list (v1)
 *    is asked for, and its tabs are made here.
 * 2. Open consultations stand first; within both parts the order is the service's, newest first.
 */
import type { InquirySummary } from '../../../api/consultation.ts';
import { listInquiries, listInquiriesV2 } from '../../../api/inquiry.ts';
import type { InquiryStatus } from '../../../api/shapes.ts';
import { isApiError } from '../../../client/request.ts';
import { throughKept } from '../../../flows/kept-answers.ts';
import { partOf, usePage } from '../../../kit/answers/use-page.ts';
import { type Pages, usePages } from '../../../kit/answers/use-pages.ts';
import type { Shown } from '../../../kit/answers/use-resource.ts';
import type { ListView } from '../../../kit/page/list-view.ts';
import { openFirst } from './open-first.ts';

/** Every tab but the first is a state. */
export const TABS = ['all', 'waiting', 'answered', 'closed'] as const satisfies readonly ('all' | InquiryStatus)[];
export type Tab = (typeof TABS)[number];

const NOT_FOUND = 404;

export function useInquiries(
  tab: Tab,
  view: Pick<ListView, 'pages' | 'showPages'>,
): Shown<readonly InquirySummary[]> | Pages<InquirySummary> {
  const query = tab === 'all' ? {} : { status: tab };
  const paged = usePages(listInquiriesV2, { query }, view, { expected: [NOT_FOUND], kept: throughKept });
  const isOld = isApiError(paged.error, 'HTTP') && paged.error.status === NOT_FOUND;
  const plain = usePage(listInquiries, isOld ? { query: {} } : null, { kept: throughKept });
  if (!isOld) return { ...paged, data: paged.data && openFirst(paged.data) };
  return partOf(plain, ({ list }) => openFirst(list.filter(({ status }) => tab === 'all' || status === tab)));
}
