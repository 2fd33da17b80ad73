import { useEffect, useEffectEvent, useState } from 'react';
import { ensureLogin } from '../../flows/login.ts';
import { ScreenFrame } from '../../kit/page/screen-frame.tsx';
import { useSlow } from '../../kit/page/use-slow.ts';
import { useLanguage, useText } from '../../messages/index.ts';
import { useLaterWords } from '../../messages/later-words.ts';
import { currentPath, navigate } from '../../platform/history.ts';
import { href, match } from '../../routes.ts';
import { session } from '../../store/session.ts';
import { previousVisit } from '../../store/visits.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { toast } from '../../ui/toast-store.ts';
import { screen } from '../screen.ts';
import { useWords } from './login/words/index.ts';

/** Opens the login, then returns to the previous page and shows who is logged in. */
export const Screen = screen('services.login', function ServiceLogin() {
  const t = useText();
  const later = useLaterWords();
  const words = useWords();
  const [isLoginOpen, setLoginOpen] = useState(true);
  const [attempts, setAttempts] = useState(1);
  const language = useLanguage();
  const previous = match(previousVisit(currentPath())?.split('?')[0] ?? '');
  // The title of the home page does not explain a login, so it is not shown.
  const titleBefore = previous && previous.id !== 'home.main' ? previous.row.title[language] : undefined;
  const isSlow = useSlow(isLoginOpen && attempts);
  const retry = () => {
    setLoginOpen(true);
    setAttempts(attempts + 1);
  };

  const onLoggedIn = useEffectEvent(() => {
    toast(later.loggedIn(session.account?.mobile ?? ''));
    navigate(previousVisit(currentPath()) ?? href('home.main'), { replace: true });
  });

  useEffect(() => {
    let isMounted = true;
    const timer = setTimeout(() => {
      void ensureLogin().then((isLoggedIn) => {
        if (!isMounted) return;
        if (isLoggedIn) onLoggedIn();
        else setLoginOpen(false);
      });
    });
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, [attempts]);

  return (
    <ScreenFrame title={t.frame.loginNeeded.title} titleHidden>
      <EmptyState
        scene="card"
        title={t.frame.loginNeeded.title}
        text={titleBefore ? words.loginTo(titleBefore) : words.loginFor}
        action={
          <>
            {/* If the host does not respond, the person may retry or continue without a login. */}
            <Button wide busy={isLoginOpen && !isSlow} onClick={retry}>
              {t.frame.loginNeeded.button}
            </Button>
            {isSlow || !isLoginOpen ? (
              <LinkButton wide tone="quiet" to={href('home.main')}>
                {later.loginUnfinished.without}
              </LinkButton>
            ) : null}
          </>
        }
      />
    </ScreenFrame>
  );
});
