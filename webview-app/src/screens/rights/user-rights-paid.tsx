import { CreditCard, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { HealthCard } from '../../api/health-card.ts';
import { listUserRights, type UserRight } from '../../api/user-rights.ts';
import { usePage } from '../../kit/answers/use-page.ts';
import { useListView } from '../../kit/page/list-view.ts';
import { ResourceView } from '../../kit/page/resource-view.tsx';
import { ScreenFrame } from '../../kit/page/screen-frame.tsx';
import { useScreenTitle } from '../../kit/page/use-screen-title.ts';
import { dayText } from '../../messages/date-text.ts';
import { href } from '../../routes.ts';
import { HEALTH_CARD } from '../../rules/products.ts';
import { session } from '../../store/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Stack } from '../../ui/layout.tsx';
import { ListRow, Rows } from '../../ui/list-row.tsx';
import { CardShape, PictureShape, RowsShape } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { screen } from '../screen.ts';
import { CardNotices } from './own/card-notices.tsx';
import { CardFace } from './own/health-card-face.tsx';
import { NoCard } from './own/no-card.tsx';
import { isEnded, type OwnCard, useOwnCard } from './own/own-card.ts';
import { PopTabs } from './own/pop-tabs.tsx';
import { RenewBar } from './own/renew-bar.tsx';
import { RightAction } from './own/right-action.tsx';
import { RightCard } from './own/right-card.tsx';
import { ServiceLog } from './own/service-log.tsx';
import { ServiceRow } from './own/service-row.tsx';
import { VisitorOffer } from './own/visitor-offer.tsx';
import { VoucherSheet } from './own/voucher-sheet.tsx';
import { useWords } from './own/words/index.ts';

const TABS = ['benefits', 'log'] as const;

/** Shows the health card with its benefits and their use. A visitor gets an offer and a login. */
export const Screen = screen('rights.user-rights-paid', function UserRightsPaid() {
  const { status } = useSnapshot(session);
  // Shows the offer while the account service cannot be reached: the owner is unknown, and an empty card may be wrong.
  const isVisitor = status === 'visitor' || status === 'unreachable';
  return isVisitor ? <VisitorOffer kind="paid" /> : <OwnPage isSessionRestored={status !== 'restoring'} />;
});

function OwnPage({ isSessionRestored }: { isSessionRestored: boolean }) {
  const words = useWords();
  useScreenTitle(words.paid.title);
  const ownCard = useOwnCard(isSessionRestored);
  return (
    <ScreenFrame title={words.paid.title} bottom={isEnded(ownCard) ? <RenewBar /> : null}>
      <ResourceView
        resource={ownCard.page}
        skeleton={
          <>
            <PictureShape ratio={1.7} />
            <RowsShape count={3} />
          </>
        }
      >
        {(card) =>
          typeof card === 'string' ? (
            <NoCard reason={card} onReload={ownCard.page.reload} />
          ) : (
            <WithCard card={card} ownCard={ownCard} />
          )
        }
      </ResourceView>
      <Rows>
        {typeof ownCard.page.data === 'object' && ownCard.page.data?.refund ? (
          <RefundRow {...ownCard.page.data.refund} />
        ) : null}
        {typeof ownCard.page.data === 'object' ? (
          <ListRow
            icon={<CreditCard />}
            title={words.paid.toCard}
            text={words.paid.toCardText}
            to={href('rights.health-card')}
          />
        ) : null}
        <ServiceRow />
      </Rows>
      {ownCard.page.data && !isEnded(ownCard) ? <PopTabs /> : null}
    </ScreenFrame>
  );
}

/** Leads to the full refund of a card that was bought a few days ago. */
function RefundRow({ orderNo, until }: NonNullable<HealthCard['refund']>) {
  const words = useWords().paid;
  return (
    <ListRow
      icon={<Undo2 />}
      title={words.refund}
      text={words.refundText(dayText(until))}
      to={href('checkup.refund-apply', { productNo: HEALTH_CARD, orderNo })}
    />
  );
}

function WithCard({ card, ownCard }: { card: HealthCard; ownCard: OwnCard }) {
  const words = useWords();
  const view = useListView({ tabs: TABS });
  return (
    <>
      <CardFace card={card} balanceFen={ownCard.balanceFen} />
      <CardNotices card={card} lateUses={ownCard.lateUses} />
      <Tabs
        label={words.paid.show}
        tabs={TABS.map((id) => ({ id, label: words.paid.tabs[id] }))}
        value={view.tab ?? TABS[0]}
        onChange={view.showTab}
      >
        {view.tab === 'log' ? <ServiceLog /> : <Benefits card={card} onChanged={ownCard.reload} />}
      </Tabs>
    </>
  );
}

const STATUS_ORDER: readonly UserRight['status'][] = ['unused', 'upcoming', 'used', 'expired'];

/** Lists the benefits of the card, usable ones first. */
function Benefits({ card, onChanged }: { card: HealthCard; onChanged: () => void }) {
  const words = useWords();
  const page = usePage(listUserRights, { query: { kind: 'paid' } });
  const [chosenCode, setChosenCode] = useState<string>();
  return (
    <ResourceView
      resource={page}
      skeleton={
        <>
          <CardShape lines={1} />
          <CardShape lines={1} />
        </>
      }
      isEmpty={({ list }) => list.length === 0}
      empty={<EmptyState title={words.rights.none.unused} />}
    >
      {({ list }) => {
        const sorted = [...list].sort((a, b) => STATUS_ORDER.indexOf(a.status) - STATUS_ORDER.indexOf(b.status));
        const service = list.find(({ serviceCode }) => serviceCode !== undefined && serviceCode === chosenCode);
        return (
          <>
            <Stack as="ul" gap={3} aria-label={words.paid.tabs.benefits}>
              {sorted.map((right) => (
                <li key={right.rightsNo}>
                  <RightCard
                    right={right}
                    action={<RightAction right={right} isActive={card.state === 'active'} onVoucher={setChosenCode} />}
                  />
                </li>
              ))}
            </Stack>
            {service && chosenCode !== undefined ? (
              <VoucherSheet
                key={chosenCode}
                service={{ ...service, serviceCode: chosenCode }}
                onClose={() => setChosenCode(undefined)}
                onChanged={() => {
                  page.reload();
                  onChanged();
                }}
              />
            ) : null}
          </>
        );
      }}
    </ResourceView>
  );
}
