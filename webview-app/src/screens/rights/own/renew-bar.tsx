import { href } from '../../../routes.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { useWords } from './words/index.ts';

/** Links the holder of an ended card to a new one. */
export function RenewBar() {
  const words = useWords().card;
  return (
    <BottomBar>
      <LinkButton wide to={href('rights.claim-paid')}>
        {words.renew}
      </LinkButton>
    </BottomBar>
  );
}
