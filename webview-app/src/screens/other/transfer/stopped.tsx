import { ScreenFrame } from '../../../kit/screen-frame.tsx';
import { useScreenTitle } from '../../../kit/use-screen-title.ts';
import { href } from '../../../routes.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useWords } from './words/index.ts';

/** Says that nothing was opened and why, with the ways on within the app. */
export function Stopped({ why }: { why: 'refused' | 'none' }) {
  const words = useWords();
  const [title, text] = why === 'refused' ? [words.refused, words.refusedText] : [words.unread, words.unreadText];
  useScreenTitle(title);
  return (
    <ScreenFrame title={title} titleHidden>
      <EmptyState
        title={null}
        text={text}
        scene="error"
        action={
          <>
            <LinkButton wide to={href('entry.home')} replace>
              {words.home}
            </LinkButton>
            <LinkButton wide tone="quiet" to={href('entry.app-service')} replace>
              {words.orders}
            </LinkButton>
          </>
        }
      />
    </ScreenFrame>
  );
}
