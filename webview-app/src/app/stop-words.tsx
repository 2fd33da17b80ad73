/** Shows the rare stops: a page that the service has closed, the hand-off to the app, another account, and an unfinished third-party login. */
import { type ReactNode, useState } from 'react';
import { leadToApp, leadToDownload, opensApps } from '../flows/hand-off.ts';
import { dropTicket } from '../flows/login.ts';
import { useText } from '../messages/index.ts';
import { useLaterWords } from '../messages/later-words.ts';
import { href } from '../routes.ts';
import { hasOwnApp } from '../rules/has-own-app.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { StopContent } from './stop-content.ts';
import { SwitchedOff } from './switched-off.tsx';

export function StopWords({ stop, isOver = false, onRetry, onLogInByDialog, onContinueHere }: StopContent) {
  if (stop === 'maintenance' || stop === 'screen-off') return <SwitchedOff stop={stop} isOver={isOver} />;
  if (stop === 'hand-off')
    return opensApps() ? (
      <HandOff onRetry={onRetry} onContinueHere={onContinueHere} />
    ) : (
      <HandOffByHand onContinueHere={onContinueHere} />
    );
  if (stop === 'needs-app') return hasOwnApp ? <NeedsApp /> : <NotHere />;
  if (onLogInByDialog && stop !== 'ticket')
    return <LoginUnfinished onRetry={onRetry} onLogInByDialog={onLogInByDialog} />;
  return <OtherAccount onUse={onRetry} />;
}

function StopState({
  words,
  children,
}: {
  words: { readonly title: string; readonly text: string };
  children: ReactNode;
}) {
  return <EmptyState scene="card" title={words.title} text={words.text} action={children} />;
}

/** Asks whether to use the account of a link while somebody is logged in. Its owner could read what is entered then. */
function OtherAccount({ onUse }: { onUse: () => void }) {
  const words = useLaterWords().otherAccount;
  return (
    <StopState words={words}>
      <Button wide onClick={dropTicket}>
        {words.keep}
      </Button>
      <Button wide tone="secondary" onClick={onUse}>
        {words.use}
      </Button>
    </StopState>
  );
}

/** Offers a retry, a login by phone number, or no login after the third party has refused one. */
function LoginUnfinished({ onRetry, onLogInByDialog }: Required<Pick<StopContent, 'onRetry' | 'onLogInByDialog'>>) {
  const t = useText();
  const words = useLaterWords().loginUnfinished;
  return (
    <StopState words={words}>
      <Button wide onClick={onRetry}>
        {t.common.retry}
      </Button>
      <Button wide tone="secondary" onClick={onLogInByDialog}>
        {words.byPhone}
      </Button>
      <LinkButton wide tone="quiet" to={href('home.main')}>
        {words.without}
      </LinkButton>
    </StopState>
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
    <StopState words={useLaterWords().needsApp}>
      <Button wide busy={busy} onClick={open}>
        {t.frame.openApp.open}
      </Button>
    </StopState>
  );
}

/** Explains that a page needs the phone's own functions, which no app of the provider offers. */
function NotHere() {
  const t = useText();
  return (
    <StopState words={useLaterWords().notHere}>
      <LinkButton wide to={href('home.main')}>
        {t.common.home}
      </LinkButton>
    </StopState>
  );
}

/** Explains how to open the app in a host that blocks its scheme. Nothing happens without a tap. */
function HandOffByHand({ onContinueHere }: Pick<StopContent, 'onContinueHere'>) {
  const { handOffByHand: words } = useLaterWords();
  return (
    <StopState words={words}>
      <Button wide onClick={() => leadToDownload()}>
        {words.download}
      </Button>
      <Button wide tone="quiet" onClick={onContinueHere}>
        {words.here}
      </Button>
    </StopState>
  );
}

function HandOff({ onRetry, onContinueHere }: Pick<StopContent, 'onRetry' | 'onContinueHere'>) {
  const words = useLaterWords().handOff;
  return (
    <StopState words={words}>
      <Button wide onClick={onRetry}>
        {words.again}
      </Button>
      <Button wide tone="quiet" onClick={onContinueHere}>
        {words.here}
      </Button>
    </StopState>
  );
}
