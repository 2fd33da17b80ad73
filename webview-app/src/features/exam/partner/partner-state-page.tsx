import { BookOpen, ClipboardList } from 'lucide-react';
import type { PartnerExam, PartnerOverview } from '../../../flows/partner-exam.ts';
import { addressOfService } from '../../../kit/links/service-links.ts';
import type { StatusAction } from '../../../kit/page/status-actions.tsx';
import { rangeText } from '../../../messages/date-text.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { FactCard } from '../fact-card.tsx';
import { ExamStatusPage, type SpecificParts, type StatusTexts } from '../status-page.tsx';
import type { PartnerPageProps } from './partner-booking-page.tsx';
import { partnerFacts } from './partner-facts.ts';
import { PartnerCall, phoneAction } from './partner-phone.tsx';
import { type PartnerWords, usePartnerWords } from './words/index.ts';

export function PartnerStatePage({ flow, productNo, orderNo }: PartnerPageProps) {
  const words = usePartnerWords();
  return (
    <ExamStatusPage
      flow={flow}
      productNo={productNo}
      orderNo={orderNo}
      specificParts={(overview) => statusPartsOf(flow, overview, words)}
    />
  );
}

function statusPartsOf(flow: PartnerExam, { order, result }: PartnerOverview, words: PartnerWords): SpecificParts {
  const titles: StatusTexts = words.titles;
  const texts: StatusTexts = words.texts;
  const isActive = order.status === 'paid' || order.status === 'booked';
  const isBeforeBooking = order.status === 'paid' || order.status === 'unpaid';
  // The texts of these states ask the person to call.
  const mustCall = order.status === 'unpaid' || order.status === 'cancelled';
  return {
    title: titles[order.status],
    text: texts[order.status],
    top: isBeforeBooking ? (
      <FactCard name={words.period} value={rangeText(result.validFrom, result.validTo)} />
    ) : undefined,
    facts: partnerFacts(result, words, isBeforeBooking),
    actions: [
      ...linksOf(flow, { order, result }, words),
      mustCall
        ? { id: 'list', label: words.toList, icon: <ClipboardList />, to: flow.pages.list() }
        : phoneAction(words.call(result.companyName), result.phone),
    ],
    bottom: isActive ? undefined : (
      <BottomBar>
        {mustCall ? (
          <PartnerCall phone={result.phone} />
        ) : (
          <LinkButton tone="secondary" to={flow.pages.list()}>
            {words.toList}
          </LinkButton>
        )}
      </BottomBar>
    ),
  };
}

/** Returns the links to an order's appointment and to its preparation. */
function linksOf(
  { pages }: PartnerExam,
  { order: { productNo, orderNo, status }, result }: Pick<PartnerOverview, 'order' | 'result'>,
  words: PartnerWords,
): StatusAction[] {
  const science = addressOfService(result.scienceUrl);
  const detail = pages.detail?.(productNo, orderNo);
  const actions: StatusAction[] = [];
  if (detail && result.appointment && status === 'booked')
    actions.push({ id: 'detail', label: words.detail, icon: <BookOpen />, to: detail });
  if (science && (status === 'paid' || status === 'booked'))
    actions.push({
      id: 'prepare',
      label: words.prepare,
      text: words.prepareText,
      icon: <ClipboardList />,
      to: science,
    });
  return actions;
}
