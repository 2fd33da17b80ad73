import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import type { OrderTerms } from '../../api/mall.ts';
import { justPaid } from '../../flows/purchase-intent.ts';
import type { Sale } from '../../flows/sale.ts';
import { dayText } from '../../messages/date-text.ts';
import { useText } from '../../messages/index.ts';
import { moneyText } from '../../messages/money.ts';
import { isLoggedIn, session } from '../../store/session.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { KeyValues } from '../../ui/key-values.tsx';
import { Text } from '../../ui/layout.tsx';
import { Price } from '../../ui/price.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { errorLine } from '../answers/error-words.ts';
import { useResource } from '../answers/use-resource.ts';
import { useKitWords } from '../words/index.ts';
import styles from './order-sheet.module.css';
import { hasCallout, PurchaseCallout } from './purchase-callout.tsx';
import { usePurchaseConsent } from './purchase-consent.tsx';
import type { Purchase } from './use-purchase.ts';

export interface OrderSheetProps {
  sale: Sale;
  purchase: Purchase;
  name: string;
  priceFen: number;
  /** The terms of the service. Unknown terms are left out. */
  terms: OrderTerms | undefined;
  /** The product whose clauses are shown, if the page's address does not name it. */
  clausesProductNo?: string | undefined;
}

/** Shows an order for review before it is placed: product, person, last day, price. */
export function OrderSheet({ sale, purchase, name, priceFen, terms, clausesProductNo }: OrderSheetProps) {
  const t = useText();
  const kit = useKitWords().payment;
  const words = kit.order;
  const { phase, lastEnd, buy, clear } = purchase;
  const { owner } = useSnapshot(session);
  // A second order of the same product needs an explicit confirmation.
  const previous = useResource(`bought ${owner} ${sale.productNo}`, async () =>
    isLoggedIn() ? ((await justPaid(sale)) ?? null) : null,
  );
  const consent = usePurchaseConsent(clausesProductNo);
  const isBusy = phase !== 'idle' || consent.isLoading || previous.status === 'loading' || previous.reloading;
  const sum = moneyText(priceFen);
  const confirm = () =>
    consent.withConsent((agreed) => buy(priceFen, { agreed, mayRepeat: (orderNo) => orderNo === previous.data }));
  return (
    <Sheet
      open
      title={words.title}
      onCancel={phase === 'idle' ? clear : undefined}
      actions={
        <div className={styles.actions}>
          {lastEnd && hasCallout(lastEnd) ? <PurchaseCallout lastEnd={lastEnd} /> : null}
          {previous.status === 'error' ? (
            <>
              <Callout tone="danger" live>
                {errorLine(previous.error, t)}
              </Callout>
              <Button wide busy={isBusy} onClick={previous.reload}>
                {t.common.retry}
              </Button>
            </>
          ) : (
            <>
              {consent.row}
              <Button wide busy={isBusy} onClick={confirm}>
                {previous.data ? words.oneMore(sum) : words.confirm(sum)}
              </Button>
            </>
          )}
        </div>
      }
    >
      <div className={styles.sheet}>
        {previous.data ? (
          <Callout tone="warm" title={words.again(previous.data)} live>
            <Link to={sale.orderPage(previous.data)}>{words.toOrder}</Link>
          </Callout>
        ) : null}
        <Text size="l" weight="bold" tight>
          {name}
        </Text>
        <KeyValues
          pairs={[
            [words.forWhom, terms?.forWhom, 'name'],
            [words.validUntil, terms && dayText(terms.validTo)],
            [words.refundUntil, terms?.refundUntil],
            [words.provider, terms?.provider],
          ]}
        />
        <p className={styles.total}>
          {words.sum}
          <Price fen={priceFen} size="large" />
        </p>
      </div>
    </Sheet>
  );
}
