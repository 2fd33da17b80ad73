import { useSnapshot } from 'valtio';
import { STATE_CHANGED } from '../../client/codes.ts';
import { isApiError } from '../../client/request.ts';
import { mustReadAgain } from '../../flows/consent.ts';
import { type Messages, useLanguage, useText } from '../../messages/index.ts';
import { config } from '../../platform/configuration.ts';
import { Callout } from '../../ui/callout.tsx';
import { errorLine } from '../answers/error-words.ts';
import { type KitWords, useKitWords } from '../words/index.ts';
import type { LastEnd } from './use-purchase.ts';

type CalloutEnd = Extract<LastEnd, { end: 'unpaid' | 'no-login' | 'failed' | 'switched-off' }>;

/** Returns whether the end of a purchase is shown in a line. The other ends open a dialog. */
export const hasCallout = (lastEnd: LastEnd): lastEnd is CalloutEnd =>
  lastEnd.end !== 'unfinished' && lastEnd.end !== 'blocked';

/** Shows how the last purchase attempt ended, above the button that retries. */
export function PurchaseCallout({ lastEnd }: { lastEnd: CalloutEnd }) {
  const t = useText();
  const kit = useKitWords();
  const offText = usePaymentOffText();
  switch (lastEnd.end) {
    case 'switched-off':
      return (
        <Callout tone="warm" live>
          {offText}
        </Callout>
      );
    case 'unpaid':
      return (
        <Callout tone="warm" live>
          {lastEnd.why === 'cancelled' ? kit.payment.cancelled : kit.payment.failed}
        </Callout>
      );
    case 'no-login':
      return (
        <Callout tone="info" live>
          {kit.payment.noLogin}
        </Callout>
      );
    case 'failed':
      return (
        <Callout tone="danger" live>
          {failureLine(lastEnd.error, t, kit.payment)}
        </Callout>
      );
  }
}

/** Returns the reason why payments are switched off, in the provider's words if there are any. */
export function usePaymentOffText(): string {
  const language = useLanguage();
  const { text } = useKitWords().payment.blocked['switched-off'];
  return useSnapshot(config).paymentOff?.text?.[language] ?? text;
}

function failureLine(error: unknown, t: Messages, { agreementsChanged, priceChanged }: KitWords['payment']): string {
  if (mustReadAgain(error)) return agreementsChanged;
  return isApiError(error, STATE_CHANGED) ? priceChanged : errorLine(error, t);
}
