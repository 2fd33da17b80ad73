/** The words of the stops that few people meet: the way to the app, another account, and a login that the third party did not end. */
import { type ReactNode, useState } from 'react';
import { leadToApp, leadToDownload, opensApps } from '../flows/hand-off.ts';
import { dropTicket } from '../flows/login.ts';
import { useText } from '../messages/index.ts';
import { useLaterWords } from '../messages/later-words.ts';
import { href } from '../routes.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { StopContent } from './stop-content.ts';

export function StopWords({ stop, onAgain, onLogInHere, onHere }: StopContent) {
  if (stop === 'hand-off')
    return opensApps() ? <HandOff onAgain={onAgain} onHere={onHere} /> : <HandOffByHand onHere={onHere} />;
  if (stop === 'needs-app') return <NeedsApp />;
  if (onLogInHere && stop !== 'ticket') return <LoginUnfinished onAgain={onAgain} onLogInHere={onLogInHere} />;
  return <OtherAccount onUse={onAgain} />;
}

/** The page of a stop: its words, and buttons for each way on. */
function Stopped({
  words,
  children,
}: {
  words: { readonly title: string; readonly text: string };
  children: ReactNode;
}) {
  return <EmptyState scene="card" title={words.title} text={words.text} action={children} />;
}

/** A link brings a login, and somebody is logged in: it may be another's account, and what is entered then is theirs to read. */
function OtherAccount({ onUse }: { onUse: () => void }) {
  const words = useLaterWords().otherAccount;
  return (
    <Stopped words={words}>
      <Button wide onClick={dropTicket}>
        {words.keep}
      </Button>
      <Button wide tone="secondary" onClick={onUse}>
        {words.use}
      </Button>
    </Stopped>
  );
}

/** The third party has not let the person in: another try, another way to log in, or no login at all. */
function LoginUnfinished({ onAgain, onLogInHere }: Required<Pick<StopContent, 'onAgain' | 'onLogInHere'>>) {
  const t = useText();
  const words = useLaterWords().loginUnfinished;
  return (
    <Stopped words={words}>
      <Button wide onClick={onAgain}>
        {t.common.retry}
      </Button>
      <Button wide tone="secondary" onClick={onLogInHere}>
        {words.byPhone}
      </Button>
      <LinkButton wide tone="quiet" to={href('entry.home')}>
        {words.without}
      </LinkButton>
    </Stopped>
  );
}

function NeedsApp() {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const open = () => {
    setBusy(true);
    void leadToApp().finally(() => setBusy(false));
  };
  return (
    <Stopped words={useLaterWords().needsApp}>
      <Button wide busy={busy} onClick={open}>
        {t.frame.openApp.open}
      </Button>
    </Stopped>
  );
}

/** The way to the app where its scheme is blocked: by the host's own menu, or by the person. Nothing happens by itself. */
function HandOffByHand({ onHere }: Pick<StopContent, 'onHere'>) {
  const { handOffByHand: words } = useLaterWords();
  return (
    <Stopped words={words}>
      <Button wide onClick={() => leadToDownload()}>
        {words.download}
      </Button>
      <Button wide tone="quiet" onClick={onHere}>
        {words.here}
      </Button>
    </Stopped>
  );
}

function HandOff({ onAgain, onHere }: Pick<StopContent, 'onAgain' | 'onHere'>) {
  const words = useLaterWords().handOff;
  return (
    <Stopped words={words}>
      <Button wide onClick={onAgain}>
        {words.again}
      </Button>
      <Button wide tone="quiet" onClick={onHere}>
        {words.here}
      </Button>
    </Stopped>
  );
}
