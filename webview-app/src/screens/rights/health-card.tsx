import { useState } from 'react';
import type { HealthCard as Card } from '../../api/health-card.ts';
import { ResourceView } from '../../kit/page/resource-view.tsx';
import { ScreenFrame } from '../../kit/page/screen-frame.tsx';
import { Section } from '../../ui/section.tsx';
import { CardShape, PictureShape, RowsShape } from '../../ui/skeleton.tsx';
import { screen } from '../screen.ts';
import { BalanceSheet } from './own/balance-sheet.tsx';
import { CardGoods } from './own/card-goods.tsx';
import { CardLinks } from './own/card-links.tsx';
import { CardNotices } from './own/card-notices.tsx';
import { CouponSheet } from './own/coupon-sheet.tsx';
import { GoodsPayment, PaidOrNot } from './own/goods-payment.tsx';
import { GoodsSheet } from './own/goods-sheet.tsx';
import { CardFace } from './own/health-card-face.tsx';
import { NoCard } from './own/no-card.tsx';
import { isEnded, type OwnCard, useOwnCard } from './own/own-card.ts';
import { RenewBar } from './own/renew-bar.tsx';
import { ServiceTiles } from './own/service-tiles.tsx';
import { VoucherSheet } from './own/voucher-sheet.tsx';
import { useWords } from './own/words/index.ts';

/** Shows the health card: its balance, services, coupons, and the goods for its holder. */
export const Screen = screen('rights.health-card', function HealthCard({ query }) {
  const { orderNo, goodsNo, payResult } = query;
  const words = useWords();
  const ownCard = useOwnCard();
  return (
    <ScreenFrame title={words.service.title} bottom={isEnded(ownCard) ? <RenewBar /> : null}>
      {orderNo && goodsNo ? <PaidOrNot goodsNo={goodsNo} orderNo={orderNo} isAbandoned={payResult === 'fail'} /> : null}
      <ResourceView
        resource={ownCard.page}
        skeleton={
          <>
            <PictureShape ratio={1.7} />
            <CardShape lines={1} />
            <RowsShape count={2} />
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
    </ScreenFrame>
  );
});

/** The open sheet: of the balance, a coupon, a service's voucher, or goods. */
type OpenSheet = { what: 'balance' | 'coupon' } | { what: 'service' | 'goods'; id: string };

function WithCard({ card, ownCard }: { card: Card; ownCard: OwnCard }) {
  const words = useWords();
  const [open, setOpen] = useState<OpenSheet>();
  const close = () => setOpen(undefined);
  const isOver = card.state === 'expired';
  const service = open?.what === 'service' && card.services.find(({ serviceCode }) => serviceCode === open.id);
  const balanceFen = ownCard.balanceFen ?? card.balanceFen;
  return (
    <>
      <CardFace card={card} balanceFen={balanceFen} />
      <CardNotices card={card} lateUses={ownCard.lateUses} />
      <CardLinks
        isOver={isOver}
        onBalance={() => setOpen({ what: 'balance' })}
        onCoupon={() => setOpen({ what: 'coupon' })}
      />
      <Section title={words.service.services} text={words.service.servicesText}>
        <ServiceTiles services={card.services} isOver={isOver} onVoucher={(id) => setOpen({ what: 'service', id })} />
      </Section>
      {isOver ? null : (
        <CardGoods
          chosenGoodsNo={open?.what === 'goods' ? open.id : undefined}
          onChoose={(id) => setOpen({ what: 'goods', id })}
          sheet={(goods, config, reload) => (
            <GoodsSheet
              key={goods.goodsNo}
              goods={goods}
              balanceFen={balanceFen}
              {...config}
              onClose={close}
              onChanged={() => {
                reload();
                ownCard.reload();
              }}
              payment={(events) => <GoodsPayment goods={goods} onOtherPrice={reload} {...events} />}
            />
          )}
        />
      )}
      {service ? (
        <VoucherSheet key={service.serviceCode} service={service} onClose={close} onChanged={ownCard.reload} />
      ) : null}
      {open?.what === 'balance' ? <BalanceSheet onClose={close} /> : null}
      {open?.what === 'coupon' ? <CouponSheet onClose={close} onChanged={ownCard.reload} /> : null}
    </>
  );
}
