import type { DataOf } from '../../../api/endpoint.ts';
import type { getShortInsuranceStatus } from '../../../api/insurance-my.ts';
import { addressOfService } from '../../../kit/links/service-links.ts';
import { dayText } from '../../../messages/date-text.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { WholeDates } from '../../../ui/whole-dates.tsx';
import { useWords } from './words/index.ts';

const TONES = { active: 'good', renewable: 'warm', expired: 'warm' } as const;

/** Shows the state of the short-term insurance with a renewal link. Renders nothing for a person without such an insurance. */
export function Insurance({ state }: { state: DataOf<typeof getShortInsuranceStatus> }) {
  const words = useWords().insurance;
  const { status, productName, endDate, renewUrl } = state;
  if (status === 'none') return null;
  const renew = addressOfService(renewUrl ?? '');
  return (
    <Callout
      tone={TONES[status]}
      title={words.states[status]}
      action={
        renew ? (
          <LinkButton small to={renew}>
            {words.renew}
          </LinkButton>
        ) : undefined
      }
    >
      <WholeDates text={words.until(productName ?? words.title, endDate ? dayText(endDate) : '', status)} />
    </Callout>
  );
}
