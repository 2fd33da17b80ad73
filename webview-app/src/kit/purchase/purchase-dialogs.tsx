import { openExternal } from '@sdhealth/bridge-sdk';
import { useState } from 'react';
import { callCustomerService } from '../../flows/customer-service.ts';
import { guideToDownload } from '../../flows/download.ts';
import type { BlockReason as BlockedReason } from '../../flows/payment-permit.ts';
import { useText } from '../../messages/index.ts';
import { moneyText } from '../../messages/money.ts';
import { bridge } from '../../platform/bridge.ts';
import { withVisitOrigin } from '../../platform/channel.ts';
import { absoluteUrl, currentAddress } from '../../platform/history.ts';
import { href } from '../../routes.ts';
import { hasOwnApp } from '../../rules/has-own-app.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useSlow } from '../page/use-slow.ts';
import { useKitWords } from '../words/index.ts';
import { BusyOrder } from './busy-order.tsx';
import { OrderSheet, type OrderSheetProps } from './order-sheet.tsx';
import { usePaymentOffText } from './purchase-callout.tsx';
import styles from './purchase-dialogs.module.css';
import type { Purchase } from './use-purchase.ts';

export interface PurchaseDialogsProps {
  purchase: Purchase;
  priceFen: number;
  /** The order to place. Undefined if it exists already. */
  order?: Omit<OrderSheetProps, 'purchase' | 'priceFen'>;
}

/** Shows the dialogs of a purchase: review of the order, waiting, decisions, blocked payment. */
export function PurchaseDialogs(props: PurchaseDialogsProps) {
  const { purchase, priceFen, order } = props;
  const { phase, isReviewing } = purchase;
  const isBeforePayment = phase !== 'away' && phase !== 'confirming';
  return (
    <>
      {order && isReviewing && isBeforePayment ? (
        <OrderSheet {...order} purchase={purchase} priceFen={priceFen} />
      ) : null}
      <CurrentDialog {...props} />
    </>
  );
}

function CurrentDialog({ purchase, priceFen, order }: PurchaseDialogsProps) {
  const { phases, placing } = useKitWords().payment;
  const { phase, lastEnd, isReviewing } = purchase;
  if (phase === 'away') return <AwayDialog purchase={purchase} />;
  if (phase === 'confirming') return <Confirming />;
  // After a review, or for a free product, a new order is placed. Otherwise an existing order is paid.
  const isNew = order && (isReviewing || priceFen === 0);
  if (phase !== 'idle')
    return <BusyOrder title={isNew ? placing(priceFen ? moneyText(priceFen) : '') : phases.paying} phase={phase} />;
  if (lastEnd?.end === 'unfinished')
    return (
      <UnfinishedDialog
        purchase={purchase}
        priceFen={priceFen}
        orderNo={lastEnd.orderNo}
        reason={lastEnd.why ?? 'open'}
      />
    );
  if (lastEnd?.end === 'blocked') return <BlockedDialog reason={lastEnd.why} onClose={purchase.clear} />;
  return null;
}

/** Waits while another page handles the payment. The person can confirm the payment by a button. */
function AwayDialog({ purchase: { askAgain, isAsking: asking, lastEnd } }: { purchase: Purchase }) {
  const t = useText();
  const kit = useKitWords();
  return (
    <Dialog
      open
      title={kit.payment.phases.away}
      actions={
        <>
          <Button tone="secondary" onClick={() => void callCustomerService()}>
            {t.common.customerService}
          </Button>
          <Button busy={asking} onClick={askAgain}>
            {kit.payment.iHavePaid}
          </Button>
        </>
      }
    >
      <div className={styles.words}>
        <p>{kit.payment.awayText}</p>
        {lastEnd?.end === 'unpaid' ? (
          <Callout tone="warm" live>
            {kit.payment.stillUnpaid}
          </Callout>
        ) : null}
      </div>
    </Dialog>
  );
}

/** Waits for the payment's confirmation. After 10 s the person may leave, because the order shows the result. */
function Confirming() {
  const t = useText();
  const { slow, phases } = useKitWords().payment;
  const isSlow = useSlow(true);
  const [isWaiting, setWaiting] = useState(false);
  if (!isSlow || isWaiting) return <BusyOrder title={phases.confirming} phase="confirming" />;
  const wait = () => setWaiting(true);
  return (
    <Dialog
      open
      title={slow.title}
      onCancel={wait}
      actions={
        <>
          <Button tone="secondary" onClick={wait}>
            {slow.wait}
          </Button>
          <LinkButton to={href('home.main')}>{t.common.home}</LinkButton>
        </>
      }
    >
      <p>{slow.text}</p>
    </Dialog>
  );
}

interface UnfinishedProps {
  purchase: Purchase;
  priceFen: number;
  orderNo: string;
  reason: 'open' | 'not-opened';
}

/** Asks about a payment that is still open or whose page did not open. Only the person may know its result. */
function UnfinishedDialog({ purchase, priceFen, orderNo, reason }: UnfinishedProps) {
  const kit = useKitWords();
  const { askAgain, isAsking: asking, buy, clear } = purchase;
  const { title, text } = kit.payment.unfinished[reason];
  return (
    <Dialog
      open
      title={title}
      onCancel={asking ? undefined : clear}
      actions={
        <>
          <Button tone="secondary" disabled={asking} onClick={() => buy(priceFen, { replace: true, orderNo })}>
            {kit.payment.payAgain}
          </Button>
          <Button busy={asking} onClick={askAgain}>
            {kit.payment.iHavePaid}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}

/** The reasons that apply only inside the app. */
const PAYABLE_IN_BROWSER: readonly BlockedReason[] = ['by-config', 'old-app', 'no-payment'];
/** The reasons that an update of the app removes. */
const FIXED_BY_UPDATE: readonly BlockedReason[] = ['old-app', 'no-payment'];

/**
 * Shows why a payment is blocked before it was sent. Offers a browser if it can pay there, else customer service. A provider without an
 * app offers no update of one.
 */
function BlockedDialog({ reason: cause, onClose }: { reason: BlockedReason; onClose: () => void }) {
  const t = useText();
  const reason = !hasOwnApp && FIXED_BY_UPDATE.includes(cause) ? 'by-config' : cause;
  const kit = useKitWords();
  const { title, text } = kit.payment.blocked[reason];
  const offText = usePaymentOffText();
  const isPayableInBrowser = PAYABLE_IN_BROWSER.includes(reason);
  const canOpen = isPayableInBrowser && bridge.supports(openExternal).ok;
  const open = () => {
    onClose();
    void bridge.call(openExternal, { url: absoluteUrl(withVisitOrigin(currentAddress())) }).catch(() => undefined);
  };
  const update = () => {
    onClose();
    void guideToDownload().catch(() => undefined);
  };
  return (
    <Dialog
      open
      title={title}
      onCancel={onClose}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {t.common.iKnow}
          </Button>
          {FIXED_BY_UPDATE.includes(reason) ? (
            <Button tone="secondary" onClick={update}>
              {kit.payment.updateApp}
            </Button>
          ) : null}
          {canOpen ? <Button onClick={open}>{kit.payment.openInBrowser}</Button> : null}
          {isPayableInBrowser ? null : (
            <Button onClick={() => void callCustomerService()}>{t.common.customerService}</Button>
          )}
        </>
      }
    >
      <p>{reason === 'switched-off' ? offText : text}</p>
    </Dialog>
  );
}
