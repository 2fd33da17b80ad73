import { CalendarClock } from 'lucide-react';
import type { EntrustOffer } from '../../../api/entrust.ts';
import { serverNow } from '../../../client/server-clock.ts';
import { AgreementRow } from '../../../kit/form/agreement-row.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { FormFrame } from '../../../kit/page/form-of.tsx';
import { Points } from '../../../kit/page/service-parts.tsx';
import { dayText } from '../../../messages/date-text.ts';
import { useFieldWords } from '../../../messages/field-words.ts';
import { href } from '../../../routes.ts';
import { effectiveDate } from '../../../rules/periods.ts';
import { Callout } from '../../../ui/callout.tsx';
import { Card, Divider } from '../../../ui/card.tsx';
import { Text } from '../../../ui/layout.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Price } from '../../../ui/price.tsx';
import { Timeline } from '../../../ui/timeline.tsx';
import { notice } from '../../../ui/toast-store.ts';
import { beginEntrust, forgetSigning, hasBegunSigning } from '../flows/entrust.ts';
import { openBank } from './open-bank.ts';
import styles from './renewal.module.css';
import { useWords } from './words/index.ts';

/** Shows a contract's form: amount, service, charges, how to stop, and the required agreement. */
export function SignForm({ offer, onBegun }: { offer: EntrustOffer; onBegun: () => void }) {
  const fields = useFieldWords();
  const words = useWords().sign;
  const form = useForm<{ agreed: boolean }>({
    fields: {
      agreed: { initial: false, check: (agreed) => (agreed ? undefined : fields.chooseOne) },
    },
    context: offer,
    async submit(_, idempotencyKey) {
      forgetSigning();
      const contract = await beginEntrust(offer, href('rights.contract-withholding'), idempotencyKey);
      if (contract.state === 'signing')
        await openBank(contract.signUrl).catch(() => notice(words.notOpened, 'warning'));
      onBegun();
    },
  });
  const effectiveOn = effectiveDate(serverNow());
  const isAtOnce = effectiveOn === offer.firstChargeOn;
  const days = [
    ...(isAtOnce ? [] : [{ title: words.effective, on: effectiveOn }]),
    { title: isAtOnce ? words.atOnce : words.first, on: offer.firstChargeOn },
    { title: words.nextAfter, on: offer.nextChargeOn },
  ].sort((a, b) => a.on.localeCompare(b.on));
  return (
    <FormFrame
      form={form}
      title={words.title}
      lead={words.lead}
      submit={words.agree}
      note={words.bankNote}
      consent={
        <AgreementRow
          productNo={offer.productNo}
          contract={{ title: words.contract, url: offer.contractUrl }}
          {...form.field('agreed')}
        />
      }
    >
      {hasBegunSigning() ? (
        <Callout tone="warm" live title={words.nothingSigned}>
          {words.nothingSignedText}
        </Callout>
      ) : null}
      <Card>
        <div className={styles.offer}>
          <Text weight="bold">{offer.productName}</Text>
          <Price fen={offer.amountFen} size="large" unit={words.units[offer.period]} />
        </div>
        <Divider />
        <Timeline
          label={words.amount}
          items={days.map(({ title, on }, index) => ({
            title,
            state: index === 0 ? 'now' : 'later',
            time: dayText(on),
          }))}
        />
      </Card>
      <Points title={words.stop} items={words.stopPoints} ticked />
      <Rows>
        <ListRow icon={<CalendarClock />} title={words.howToStop} to={href('rights.close-renewal')} />
      </Rows>
    </FormFrame>
  );
}
