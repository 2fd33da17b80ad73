import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { ensureLogin } from '../../flows/login.ts';
import { Screen as Frame } from '../../kit/screen.tsx';
import { useText } from '../../messages/index.ts';
import { currentPath, navigate } from '../../platform/history.ts';
import { href } from '../../routes.ts';
import { session } from '../../store/session.ts';
import { visitBefore } from '../../store/visits.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Opens the login, then goes on to where the customer came from. */
export function Screen() {
  const t = useText();
  const { status } = useSnapshot(session);
  const [asking, setAsking] = useState(true);
  const known = status !== 'restoring';

  useEffect(() => {
    if (!known || !asking) return;
    const timer = setTimeout(() => {
      void ensureLogin().then((done) => {
        if (done) navigate(visitBefore(currentPath()) ?? href('entry.home'), { replace: true });
        else setAsking(false);
      });
    });
    return () => clearTimeout(timer);
  }, [known, asking]);

  return (
    <Frame title={t.frame.loginNeeded.title} titleHidden>
      <EmptyState
        scene="card"
        title={t.frame.loginNeeded.title}
        text={t.home.loginFor}
        action={
          <Button wide busy={asking} onClick={() => setAsking(true)}>
            {t.frame.loginNeeded.button}
          </Button>
        }
      />
    </Frame>
  );
}
