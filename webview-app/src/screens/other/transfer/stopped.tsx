import { ScreenFrame } from '../../../kit/screen-frame.tsx';
import { useScreenTitle } from '../../../kit/use-screen-title.ts';
import { href } from '../../../routes.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import styles from './leaving.module.css';
import { useWords } from './words/index.ts';

/** Says that nothing was opened and why, with the ways on within the app. */
export function Stopped({ why, site }: { why: 'refused' | 'none'; site?: string | undefined }) {
  const words = useWords();
  const [title, text] = why === 'refused' ? [words.refused, words.refusedText] : [words.unread, words.unreadText];
  useScreenTitle(words.bar);
  const home = { to: href('entry.home'), words: words.home };
  const orders = { to: href('entry.app-service'), words: words.orders };
  // What a shop said of an order cannot be read: the order itself is looked at.
  const [first, second] = why === 'refused' ? [home, orders] : [orders, home];
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
            <LinkButton wide to={first.to} replace>
              {first.words}
            </LinkButton>
            <LinkButton wide tone="quiet" to={second.to} replace>
              {second.words}
            </LinkButton>
          </>
        }
      />
    </ScreenFrame>
  );
}
