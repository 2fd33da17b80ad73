import { href } from '../../../routes.ts';
import type { GiftStep } from '../../../rules/gift-step.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { useWords } from '../words/index.ts';

/** Returns the address of the bind page, with the code of the invitation that the person opened. */
const bindAddress = (inviteCode: string | undefined): string =>
  href('campaign.pull-new-bind') + (inviteCode ? `?${new URLSearchParams({ inviteCode })}` : '');

const ADDRESSES: Readonly<Record<Exclude<GiftStep, 'none'>, (inviteCode?: string) => string>> = {
  see: () => href('campaign.pull-new-success', { status: 'gift' }),
  choose: () => href('campaign.pull-new-gift'),
  bind: bindAddress,
  invite: () => href('campaign.invite-friends'),
};

/** Links to the person's next step in the gift campaign. Renders nothing without one. */
export function NextButton({ step, inviteCode }: { step: GiftStep; inviteCode?: string | undefined }) {
  const words = useWords().next;
  if (step === 'none') return null;
  return (
    <LinkButton wide to={ADDRESSES[step](inviteCode)}>
      {words[step]}
    </LinkButton>
  );
}
