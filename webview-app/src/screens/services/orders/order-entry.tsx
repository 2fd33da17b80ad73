import type { OrderSummary } from '../../../api/account.ts';
import type { OrderStatus } from '../../../api/shapes.ts';
import { addressOfService } from '../../../kit/links/service-links.ts';
import { ValidityTag, validityLine, validityOfOrder } from '../../../kit/page/validity.tsx';
import { dayText } from '../../../messages/date-text.ts';
import { unlessOmitted } from '../../../rules/omitted-text.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Dotted } from '../../../ui/dotted.tsx';
import { Text } from '../../../ui/layout.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { WholeDates } from '../../../ui/whole-dates.tsx';
import { EntryCard } from '../parts/entry-card.tsx';
import styles from './order-entry.module.css';
import { ShareOrder } from './share-order.tsx';
import { useWords } from './words/index.ts';

/** Highlights the states in which the person has something to do. */
const TONES: Readonly<Partial<Record<OrderStatus, 'brand' | 'warm'>>> = {
  unpaid: 'warm',
  paid: 'brand',
  booked: 'brand',
};

type StoredStates = Readonly<Partial<Record<OrderStatus, string>>>;

/** Shows an order with its state as a card that links to its page. Buttons for payment, sharing and the report are below. */
export function OrderEntry({ order }: { order: OrderSummary }) {
  const words = useWords();
  const validity = validityOfOrder(order);
  const isOver = validity?.state === 'over';
  const { kind, productName, coverUrl, status, statusText, amountFen, createdAt, link, reportUrl, encryptOrder } =
    order;
  // A stored copy lacks the status text, which these words replace. No word is about a payment or a refund.
  const storedStates: StoredStates = words.stored;
  const state = isOver ? undefined : (unlessOmitted(statusText) ?? storedStates[status]);
  const report = addressOfService(reportUrl ?? '');
  // A stored copy may be outdated: the order may be paid by now.
  const toPay = status === 'unpaid' && unlessOmitted(statusText) ? addressOfService(link ?? '') : undefined;
  return (
    <EntryCard
      spread
      to={addressOfService(link ?? '')}
      picture={
        <span className={styles.picture}>
          <Picture src={coverUrl} alt="" ratio={1} />
        </span>
      }
      name={productName}
      beside={
        <>
          {state ? <Tag tone={TONES[status] ?? 'plain'}>{state}</Tag> : null}
          <ValidityTag validity={validity} />
        </>
      }
      facts={
        <>
          <span>
            <Dotted parts={[words.kinds[kind], <WholeDates key="day" text={dayText(createdAt)} />]} />
            {validity ? (
              <Text as="span" block>
                {validityLine(validity)}
              </Text>
            ) : null}
          </span>
          {amountFen ? <Price fen={amountFen} size="small" settled={status !== 'unpaid'} /> : null}
        </>
      }
      links={
        report || encryptOrder || toPay ? (
          <>
            {toPay ? (
              <LinkButton small to={toPay}>
                {words.pay}
              </LinkButton>
            ) : null}
            {encryptOrder ? <ShareOrder encryptOrder={encryptOrder} name={productName} imgUrl={coverUrl} /> : null}
            {report ? (
              <LinkButton small tone="secondary" to={report}>
                {words.report}
              </LinkButton>
            ) : null}
          </>
        ) : null
      }
    />
  );
}
