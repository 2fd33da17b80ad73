import type { UserRight } from '../../../api/user-rights.ts';
import { addressOfService } from '../../../kit/links/service-links.ts';
import { href } from '../../../routes.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { serviceAction } from './service-action.ts';
import { useWords } from './words/index.ts';

export interface RightActionProps {
  right: UserRight;
  /** True while the card of the right is valid. */
  isActive?: boolean;
  /** Issues a voucher on this page. Default: a link to the card's page. */
  onVoucher?: (serviceCode: string) => void;
}

/** Links to the use of a right, or to the result of its last use. Renders nothing without either. */
export function RightAction({ right, isActive = true, onVoucher }: RightActionProps) {
  const words = useWords().rights;
  const { name, link, status, serviceCode } = right;
  const buttonProps = { small: true, tone: 'secondary', 'aria-label': words.useOf(name) } as const;
  if (serviceCode === undefined) {
    const to = status === 'unused' && isActive ? addressOfService(link ?? '') : undefined;
    return to ? (
      <LinkButton {...buttonProps} to={to}>
        {words.use}
      </LinkButton>
    ) : null;
  }
  const action = serviceAction(right, isActive && status === 'unused');
  if (!action) return null;
  if (action.kind === 'open')
    return (
      <LinkButton small tone="secondary" aria-label={words.seeOf(name)} to={action.to}>
        {words.see}
      </LinkButton>
    );
  if (action.kind === 'voucher' && onVoucher)
    return (
      <Button {...buttonProps} onClick={() => onVoucher(serviceCode)}>
        {words.use}
      </Button>
    );
  return (
    <LinkButton {...buttonProps} to={action.kind === 'page' ? action.to : href('rights.user-rights-paid')}>
      {words.use}
    </LinkButton>
  );
}
