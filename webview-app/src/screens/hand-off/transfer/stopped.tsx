import { ScreenFrame } from '../../../kit/page/screen-frame.tsx';
import { useScreenTitle } from '../../../kit/page/use-screen-title.ts';
import { href } from '../../../routes.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import styles from './leaving.module.css';
import { useWords } from './words/index.ts';

/** Shows that nothing was opened and the reason, with links within the app. */
export function Stopped({ reason, site }: { reason: 'refused' | 'none'; site?: string | undefined }) {
  const words = useWords();
  const [title, text] = reason === 'refused' ? [words.refused, words.refusedText] : [words.unread, words.unreadText];
  useScreenTitle(words.bar);
  return (
    <ScreenFrame title={words.bar} titleHidden>
      <EmptyState
        title={title}
        text={
          <>
            {site ? <strong className={styles.site}>{site}</strong> : null}
            {text}
          </>
        }
        scene="error"
        action={
          <>
            {/* A shop sends people who have bought something, so their orders are the likeliest target. */}
            <LinkButton wide to={href('services.orders')} replace>
              {words.orders}
            </LinkButton>
            <LinkButton wide tone="quiet" to={href('home.main')} replace>
              {words.home}
            </LinkButton>
          </>
        }
      />
    </ScreenFrame>
  );
}
