import { useEffect, useState } from 'react';
import { ensureLogin } from '../../flows/login.ts';
import { ScreenFrame } from '../../kit/screen-frame.tsx';
import { useText } from '../../messages/index.ts';
import { currentPath, navigate } from '../../platform/history.ts';
import { href } from '../../routes.ts';
import { visitBefore } from '../../store/visits.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { screen } from '../screen.ts';
import { useWords } from './words/index.ts';

/** Opens the login, then returns to the page before. */
export const Screen = screen('entry.service-login', function ServiceLogin() {
  const t = useText();
  const words = useWords();
  const [asking, setAsking] = useState(true);

  useEffect(() => {
    if (!asking) return;
    const timer = setTimeout(() => {
      void ensureLogin().then((done) => {
        if (done) navigate(visitBefore(currentPath()) ?? href('entry.home'), { replace: true });
        else setAsking(false);
      });
    });
    return () => clearTimeout(timer);
  }, [asking]);

  return (
    <ScreenFrame title={t.frame.loginNeeded.title} titleHidden>
      <EmptyState
        scene="card"
        title={t.frame.loginNeeded.title}
        text={words.home.loginFor}
        action={
          <Button wide busy={asking} onClick={() => setAsking(true)}>
            {t.frame.loginNeeded.button}
          </Button>
        }
      />
    </ScreenFrame>
  );
});
