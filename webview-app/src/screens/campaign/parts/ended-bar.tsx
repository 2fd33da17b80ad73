import { useBlocksWords } from '../../../features/blocks/words/index.ts';
import { href } from '../../../routes.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { LinkButton } from '../../../ui/button.tsx';

/** Shows the link to the home page when an activity has ended. */
export function EndedBar() {
  return (
    <BottomBar>
      <LinkButton wide to={href('home.main')}>
        {useBlocksWords().elsewhere}
      </LinkButton>
    </BottomBar>
  );
}
