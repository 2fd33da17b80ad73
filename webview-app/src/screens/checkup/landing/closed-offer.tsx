import type { PackageSummary } from '../../../api/mall.ts';
import { serverNow } from '../../../client/server-clock.ts';
import { href } from '../../../routes.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { useWords } from '../words/index.ts';

export type ClosedReason = 'ended' | 'soldOut';

/** Returns the reason why an offer is closed, or undefined while it is open. */
export function closedOffer({ offer, onSale }: PackageSummary): ClosedReason | undefined {
  if (!offer || (offer.endsAt && Date.parse(offer.endsAt) <= serverNow())) return 'ended';
  return onSale ? undefined : 'soldOut';
}

export function ClosedCallout({ reason }: { reason: ClosedReason }) {
  const { title, text } = useWords().landing.closed[reason];
  return (
    <Callout tone="warm" title={title} live>
      {text}
    </Callout>
  );
}

/** Links onward from a closed offer. The package itself may still be sold. */
export function ClosedBar({ item: { productNo, onSale } }: { item: PackageSummary }) {
  const { closed, others } = useWords().landing;
  return (
    <BottomBar>
      <LinkButton tone={onSale ? 'secondary' : 'primary'} to={href('checkup.landing-entry')}>
        {others}
      </LinkButton>
      {onSale ? <LinkButton to={href('checkup.sale', { productNo })}>{closed.toPackage}</LinkButton> : null}
    </BottomBar>
  );
}
