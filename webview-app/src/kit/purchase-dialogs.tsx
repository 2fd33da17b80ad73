import { openExternal } from '@sdhealth/bridge-sdk';
import { callCustomerService } from '../flows/customer-service.ts';
import { useScreenText } from '../messages/screens.ts';
import { bridge } from '../platform/bridge.ts';
import { absoluteUrl, currentAddress } from '../platform/history.ts';
import { Button } from '../ui/button.tsx';
import { Callout } from '../ui/callout.tsx';
import { Dialog } from '../ui/dialog.tsx';
import styles from './purchase-dialogs.module.css';
import type { Purchase } from './use-purchase.ts';

/** What a purchase asks of the person, in front of the page: wait, decide, or go elsewhere. One at a time. */
export function PurchaseDialogs({ purchase, priceFen }: { purchase: Purchase; priceFen: number }) {
  const { phase, news } = purchase;
  if (phase === 'away') return <Away purchase={purchase} />;
  if (phase !== 'idle') return null;
  if (news?.end === 'unfinished') return <Unfinished purchase={purchase} priceFen={priceFen} />;
  if (news?.end === 'blocked') return <Blocked why={news.why} onClose={purchase.clear} />;
  return null;
}

/** Another page took over: this one waits, calmly, and can be told that it is done. */
function Away({ purchase: { askAgain, asking, news } }: { purchase: Purchase }) {
  const t = useScreenText();
  return (
    <Dialog
      open
      title={t.payment.phases.away}
      actions={
        <>
          <Button tone="secondary" onClick={() => void callCustomerService()}>
            {t.common.customerService}
          </Button>
          <Button busy={asking} onClick={askAgain}>
            {t.payment.iHavePaid}
          </Button>
        </>
      }
    >
      <div className={styles.words}>
        <p>{t.payment.awayText}</p>
        {news?.end === 'unpaid' ? (
          <Callout tone="warm" live>
            {t.payment.stillUnpaid}
          </Callout>
        ) : null}
      </div>
    </Dialog>
  );
}

/** An earlier payment is still open. Only the person may know how it ended. */
function Unfinished({ purchase, priceFen }: { purchase: Purchase; priceFen: number }) {
  const t = useScreenText();
  const { askAgain, asking, buy, clear } = purchase;
  return (
    <Dialog
      open
      title={t.payment.unfinishedTitle}
      onCancel={asking ? undefined : clear}
      actions={
        <>
          <Button tone="secondary" disabled={asking} onClick={() => buy(priceFen, true)}>
            {t.payment.payAgain}
          </Button>
          <Button busy={asking} onClick={askAgain}>
            {t.payment.iHavePaid}
          </Button>
        </>
      }
    >
      <p>{t.payment.unfinishedText}</p>
    </Dialog>
  );
}

/** The app cannot pay now; a browser can. Who has an old app may as well get the new one. */
function Blocked({ why, onClose }: { why: 'by-config' | 'old-app'; onClose: () => void }) {
  const t = useScreenText();
  const canOpen = bridge.supports(openExternal).ok;
  const open = () => {
    onClose();
    void bridge.call(openExternal, { url: absoluteUrl(currentAddress()) }).catch(() => undefined);
  };
  return (
    <Dialog
      open
      title={t.payment.blockedTitle}
      onCancel={onClose}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {t.common.iKnow}
          </Button>
          {canOpen ? <Button onClick={open}>{t.payment.openInBrowser}</Button> : null}
        </>
      }
    >
      <p>{why === 'old-app' ? t.payment.blockedOld : t.payment.blocked}</p>
    </Dialog>
  );
}
