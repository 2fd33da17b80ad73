import { type ReactNode, useState } from 'react';
import { errorLine } from '../../../kit/answers/error-words.ts';
import type { LoadState } from '../../../kit/answers/use-resource.ts';
import { ruleCheck } from '../../../kit/form/rule-check.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import formStyles from '../../../kit/page/form-of.module.css';
import { FormOf } from '../../../kit/page/form-of.tsx';
import { ScreenFrame } from '../../../kit/page/screen-frame.tsx';
import { useKitWords } from '../../../kit/words/index.ts';
import { dayText } from '../../../messages/date-text.ts';
import { useFieldWords } from '../../../messages/field-words.ts';
import { useText } from '../../../messages/index.ts';
import { moneyText } from '../../../messages/money.ts';
import { MOST_NOTE_CHARACTERS } from '../../../rules/constants.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Details } from '../../../ui/details.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { KeyValues } from '../../../ui/key-values.tsx';
import { OptionList } from '../../../ui/option-list.tsx';
import { Price } from '../../../ui/price.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import styles from './refund-screen.module.css';

/** The terms of a refund before it is requested. */
export interface RefundTerms {
  productName: string;
  refundable: boolean;
  /** The reason why a refund is not possible, if the service names one. */
  whyNot?: string | undefined;
  /** The amounts in fen. */
  paidFen: number;
  feeFen: number;
  refundFen: number;
  /** The account for the money and the expected last day, `YYYY-MM-DD`, as far as the service names them. */
  account?: string | undefined;
  expectedOn?: string | undefined;
  reasons: readonly { code: string; text: string; needsNote?: boolean }[];
  rules: readonly string[];
}

export interface RefundAnswer {
  reasonCode: string;
  /** The person's note, '' for none. */
  note: string;
}

export interface RefundScreenProps {
  title: string;
  page: LoadState<RefundTerms>;
  /** The name under which the draft is stored through a reload. */
  draft: string;
  /** The link if no refund is possible. */
  instead?: ReactNode;
  /** Sends the request and opens the refund's page on success. */
  submit: (answer: RefundAnswer, idempotencyKey: string) => Promise<unknown>;
}

/** Requests a refund: amount, reason, and a confirmation before it is sent. */
export function RefundScreen({ title, page, draft, instead, submit }: RefundScreenProps) {
  return (
    <FormOf title={title} page={page}>
      {(terms) =>
        terms.refundable && terms.reasons.length > 0 ? (
          <RefundForm title={title} terms={terms} draft={draft} submit={submit} />
        ) : (
          <ScreenFrame title={title}>
            <NotPossible reason={terms.whyNot} instead={instead} />
          </ScreenFrame>
        )
      }
    </FormOf>
  );
}

function NotPossible({ reason, instead }: { reason: string | undefined; instead: ReactNode }) {
  const kit = useKitWords();
  return <EmptyState title={kit.refund.notPossible} text={reason} action={instead} />;
}

function RefundForm({
  title,
  terms,
  draft,
  submit,
}: Omit<RefundScreenProps, 'page' | 'instead'> & { terms: RefundTerms }) {
  const t = useText();
  const fields = useFieldWords();
  const kit = useKitWords();
  const [isConfirming, setConfirming] = useState(false);
  const isWhole = terms.refundFen === terms.paidFen;
  const needsNote = (code: string) => terms.reasons.find((reason) => reason.code === code)?.needsNote ?? false;
  const form = useForm({
    draft,
    fields: {
      reasonCode: { drafted: true, initial: '', check: (code) => (code ? undefined : fields.chooseOne) },
      note: {
        drafted: true,
        initial: '',
        check: (note, values: RefundAnswer) =>
          needsNote(values.reasonCode) ? ruleCheck(fields, 'notEmpty')(note) : undefined,
      },
    },
    submit,
  });
  const confirmFirst = () => {
    if (form.check()) setConfirming(true);
  };
  return (
    <ScreenFrame
      title={title}
      lead={terms.productName}
      bottom={
        <BottomBar note={form.values.reasonCode ? undefined : kit.refund.reason}>
          <Button wide busy={form.busy} disabled={!form.values.reasonCode} onClick={confirmFirst}>
            {kit.refund.submit}
          </Button>
        </BottomBar>
      }
    >
      <Card>
        <p className={styles.back}>
          {isWhole ? kit.refund.whole : kit.refund.back} <Price fen={terms.refundFen} size="large" settled />
        </p>
        <KeyValues
          pairs={[
            [kit.refund.expected, terms.expectedOn && <strong key="day">{dayText(terms.expectedOn)}</strong>],
            [kit.refund.account, terms.account],
            [kit.refund.paid, isWhole ? null : <Price key="paid" fen={terms.paidFen} size="small" settled />],
            [kit.refund.fee, terms.feeFen > 0 ? <Price key="fee" fen={terms.feeFen} size="small" settled /> : null],
          ]}
        />
      </Card>
      {terms.rules.length > 0 ? (
        <Card snug>
          <Details title={kit.refund.rules}>
            <ul className={styles.rules}>
              {terms.rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </Details>
        </Card>
      ) : null}
      <div className={formStyles.form}>
        <OptionList
          rows
          label={kit.refund.reason}
          options={terms.reasons.map(({ code, text }) => ({ value: code, label: text }))}
          {...form.field('reasonCode')}
        />
        {form.values.reasonCode ? (
          <TextArea
            label={kit.refund.note}
            hint={kit.refund.noteHint}
            optional={!needsNote(form.values.reasonCode)}
            maxLength={MOST_NOTE_CHARACTERS}
            {...form.field('note')}
          />
        ) : null}
      </div>
      <ConfirmDialog
        open={isConfirming}
        title={kit.refund.sureTitle}
        text={kit.refund.sureText(moneyText(terms.refundFen))}
        confirm={kit.refund.submit}
        busy={form.busy}
        error={form.error ? errorLine(form.error, t) : undefined}
        onConfirm={form.submit}
        onCancel={() => setConfirming(false)}
      />
    </ScreenFrame>
  );
}
