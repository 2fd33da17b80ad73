import { Users } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { RightsPage } from '../../../api/static-rights.ts';
import { countRightsReceived, getRightsPopupInfo, listRightsGoods } from '../../../api/user-rights.ts';
import { NOT_NOW } from '../../../client/codes.ts';
import { isApiError, QUIET } from '../../../client/request.ts';
import { useActivityTime } from '../../../features/blocks/activity-time.ts';
import { type PeriodHead, usePeriodHead } from '../../../features/blocks/period-note.tsx';
import { usePage } from '../../../kit/answers/use-page.ts';
import { DetailOf } from '../../../kit/page/detail-of.tsx';
import { useScreenTitle } from '../../../kit/page/use-screen-title.ts';
import { dayText } from '../../../messages/date-text.ts';
import { session } from '../../../store/session.ts';
import { Section } from '../../../ui/section.tsx';
import { hasReceivedRead } from '../claim.reads.ts';
import { GoodsRows } from '../own/goods-row.tsx';
import { NoPage } from '../page/no-page.tsx';
import { RightsPageView } from '../page/rights-page.tsx';
import { useRightsPage } from '../page/use-rights-page.ts';
import { CountLine } from '../promotion/count-line.tsx';
import { ClaimBar } from './claim-bar.tsx';
import { LeaveSheet } from './leave-sheet.tsx';
import { Offered } from './offered.tsx';
import { useClaim } from './use-claim.ts';
import { useWords } from './words/index.ts';

/** Offers free rights. The service configures the content for each page version. A visitor sees the page without a login. */
export function ClaimPage({ version }: { version?: string }) {
  const { title } = useWords();
  const page = useRightsPage(version);
  if (page.data) return <Offer page={page.data} version={version} />;
  return <DetailOf title={title} page={page} none={<NoPage />} view={() => ({ content: null })} />;
}

/** The period of a page without a configured period: it has no start and no end. */
const UNLIMITED_PERIOD = { startAt: '', endAt: '' };

function Offer({ page, version }: { page: RightsPage; version: string | undefined }) {
  const words = useWords();
  useScreenTitle(page.title);
  const { status } = useSnapshot(session);
  const period = page.period ?? UNLIMITED_PERIOD;
  const state = useActivityTime(period);
  const periodHead = usePeriodHead(period, state);
  const [hasReceived, input] = hasReceivedRead;
  const receipt = usePage(hasReceived, status === 'restoring' ? null : input, QUIET);
  const goods = usePage(listRightsGoods, { query: {} }, QUIET);
  const count = usePage(countRightsReceived, {}, QUIET);
  const claim = useClaim({ page, version, onAlreadyClaimed: receipt.reload });
  const [isLeaving, setLeaving] = useState(false);
  const hasRights = receipt.data?.received === true;
  const since = receipt.data?.receivedAt;
  const ownedHead: PeriodHead = {
    title: words.claimedTitle,
    text: since ? words.claimedSince(dayText(since)) : words.claimedText,
  };
  const canClaim = !hasRights && state === 'START';
  const { popup } = usePage(getRightsPopupInfo, canClaim && receipt.data ? {} : null, QUIET).data ?? {};
  return (
    <RightsPageView
      page={page}
      top={<CountLine page={count} icon={<Users size={16} aria-hidden="true" />} words={words.claimed} />}
      head={hasRights ? ownedHead : periodHead}
      parts={{
        rights: <Offered />,
        goods: goods.data?.list.length ? (
          <Section title={words.goods}>
            <GoodsRows goods={goods.data.list} />
          </Section>
        ) : null,
      }}
      after={
        popup ? (
          <LeaveSheet
            popup={popup}
            isEnabled={!isLeaving && !claim.busy}
            onClaim={claim.submit}
            onLeave={() => setLeaving(true)}
          />
        ) : null
      }
      bottom={
        <ClaimBar
          page={page}
          claim={claim}
          canClaim={canClaim && !isApiError(claim.error, NOT_NOW)}
          isAsking={receipt.status === 'loading'}
        />
      }
    />
  );
}
