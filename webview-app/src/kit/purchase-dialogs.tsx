import { openExternal } from '@sdhealth/bridge-sdk';
import { useState } from 'react';
import { callCustomerService } from '../flows/customer-service.ts';
import { guideToDownload } from '../flows/download.ts';
import type { Blocked as BlockedReason } from '../flows/payment-permit.ts';
import { useText } from '../messages/index.ts';
import { moneyText } from '../messages/money.ts';
import { bridge } from '../platform/bridge.ts';
import { withVisitOrigin } from '../platform/channel.ts';
import { absoluteUrl, currentAddress } from '../platform/history.ts';
import { href } from '../routes.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Callout } from '../ui/callout.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { BusyOrder } from './busy-order.tsx';
import { OrderSheet, type OrderSheetProps } from './order-sheet.tsx';
import styles from './purchase-dialogs.module.css';
import type { Purchase } from './use-purchase.ts';
import { useSlow } from './use-slow.ts';
import { useKitWords } from './words/index.ts';

export interface PurchaseDialogsProps {
  purchase: Purchase;
  priceFen: number;
  /** The order that is to be made; undefined where there is one already. */
  order?: Omit<OrderSheetProps, 'purchase' | 'priceFen'>;
}

/** The layers of a purchase, in front of the page: look at the order, wait, decide, or go elsewhere. */
export function PurchaseDialogs(props: PurchaseDialogsProps) {
  const { purchase, priceFen, order } = props;
  const { phase, isReviewing } = purchase;
  const isBefore = phase !== 'away' && phase !== 'confirming';
  return (
    <>
      {order && isReviewing && isBefore ? <OrderSheet {...order} purchase={purchase} priceFen={priceFen} /> : null}
      <Question {...props} />
    </>
  );
}

/** One at a time. */
function Question({ purchase, priceFen, order }: PurchaseDialogsProps) {
  const { phases, placing } = useKitWords().payment;
  const { phase, news, isReviewing } = purchase;
  if (phase === 'away') return <Away purchase={purchase} />;
  if (phase === 'confirming') return <Confirming />;
  // Who looked at an order makes one, and so does who takes what is free; else one that is there is paid.
  const isNew = order && (isReviewing || priceFen === 0);
  if (phase !== 'idle')
    return <BusyOrder title={isNew ? placing(priceFen ? moneyText(priceFen) : '') : phases.paying} phase={phase} />;
  if (news?.end === 'unfinished')
    return <Unfinished purchase={purchase} priceFen={priceFen} orderNo={news.orderNo} why={news.why ?? 'open'} />;
  if (news?.end === 'blocked') return <Blocked why={news.why} onClose={purchase.clear} />;
  return null;
}

/** Another page took over: this one waits, calmly, and can be told that it is done. */
function Away({ purchase: { askAgain, asking, news } }: { purchase: Purchase }) {
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
        {news?.end === 'unpaid' ? (
          <Callout tone="warm" live>
            {kit.payment.stillUnpaid}
          </Callout>
        ) : null}
      </div>
    </Dialog>
  );
}

/** The bank takes its time: after a while the person may leave, as the order shows the end. */
function Confirming() {
  const t = useText();
  const { slow, phases } = useKitWords().payment;
  const isSlow = useSlow(true);
  const [waits, setWaits] = useState(false);
  if (!isSlow || waits) return <BusyOrder title={phases.confirming} phase="confirming" />;
  const wait = () => setWaits(true);
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
          <LinkButton to={href('entry.home')}>{t.common.home}</LinkButton>
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
  why: 'open' | 'not-opened';
}

/** A payment is still open, or its page did not come. Only the person may know how it ended. */
function Unfinished({ purchase, priceFen, orderNo, why }: UnfinishedProps) {
  const kit = useKitWords();
  const { askAgain, asking, buy, clear } = purchase;
  const { title, text } = kit.payment.unfinished[why];
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

/** Reasons that hold inside the app only. */
const IN_BROWSER: readonly BlockedReason[] = ['by-config', 'old-app', 'no-payment'];
/** Reasons that a newer app does not have. */
const UNTIL_UPDATE: readonly BlockedReason[] = ['old-app', 'no-payment'];

/** Nothing was sent. Where a browser can pay, it is opened; else customer service helps. */
function Blocked({ why, onClose }: { why: BlockedReason; onClose: () => void }) {
  const t = useText();
  const kit = useKitWords();
  const { title, text } = kit.payment.blocked[why];
  const inBrowser = IN_BROWSER.includes(why);
  const canOpen = inBrowser && bridge.supports(openExternal).ok;
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
          {UNTIL_UPDATE.includes(why) ? (
            <Button tone="secondary" onClick={update}>
              {kit.payment.updateApp}
            </Button>
          ) : null}
          {canOpen ? <Button onClick={open}>{kit.payment.openInBrowser}</Button> : null}
          {inBrowser ? null : <Button onClick={() => void callCustomerService()}>{t.common.customerService}</Button>}
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
