import { useState } from 'react';
import { leadToApp, leadToDownload, opensApps } from '../flows/hand-off.ts';
import { dropTicket } from '../flows/login.ts';
import { noServerWords } from '../kit/error-words.ts';
import { linkTo } from '../kit/link-to.ts';
import { ScreenFrame } from '../kit/screen-frame.tsx';
import { useScreenTitle } from '../kit/use-screen-title.ts';
import { useText } from '../messages/index.ts';
import { hasBackend } from '../platform/settings.ts';
import { href } from '../routes.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { EmptyState, ErrorState } from '../ui/empty-state.tsx';
import { CardShape, Skeleton } from '../ui/skeleton.tsx';
import type { Stop } from './guards.ts';

export interface StopPageProps {
  title: string;
  /** The row's title tells an outcome, which is not known yet. */
  outcome?: boolean | undefined;
  stop: Stop;
  /** The person has declined, or it failed. */
  refused: boolean;
  /** Tries the stop again. */
  onAgain: () => void;
  /** Logs in on this page; only where a login leaves it. */
  onLogInHere?: (() => void) | undefined;
  /** Hand-off only: goes on here, without the app. */
  onHere: () => void;
}

/** The page in place of a screen that may not be shown yet. */
export function StopPage({ title, outcome, ...content }: StopPageProps) {
  const t = useText();
  const { loginNeeded, mobileNeeded } = t.frame;
  const asks = { login: loginNeeded, 'bound-mobile': mobileNeeded };
  const { stop, refused } = content;
  // Behind the question for a login stands what it is for.
  const isAsked = !refused && (stop === 'login' || stop === 'bound-mobile');
  const neutral = isAsked ? asks[stop].title : t.common.loading;
  useScreenTitle(outcome ? neutral : undefined);
  return (
    <ScreenFrame title={title} {...(isAsked ? { lead: asks[stop].text } : { titleHidden: true })}>
      <Content {...content} />
    </ScreenFrame>
  );
}

function Content({ stop, refused, onAgain, onLogInHere, onHere }: Omit<StopPageProps, 'title'>) {
  const t = useText();
  if (stop === 'hand-off')
    return opensApps() ? <HandOff onAgain={onAgain} onHere={onHere} /> : <HandOffByHand onHere={onHere} />;
  if (stop === 'needs-app') return <NeedsApp />;
  // A file that was not told its server can ask nobody who is here.
  if (stop === 'unreachable' || !hasBackend) return <Unreachable onAgain={onAgain} />;
  if (!refused)
    return (
      <Skeleton>
        <CardShape lines={3} />
        <CardShape lines={2} />
      </Skeleton>
    );
  if (stop === 'ticket') return <OtherAccount onUse={onAgain} />;
  if (onLogInHere) return <LoginUnfinished onAgain={onAgain} onLogInHere={onLogInHere} />;
  const words = stop === 'bound-mobile' ? t.frame.mobileNeeded : t.frame.loginNeeded;
  return (
    <EmptyState
      scene="card"
      title={words.title}
      text={words.text}
      action={
        <Button wide onClick={onAgain}>
          {words.button}
        </Button>
      }
    />
  );
}

/** A link brings a login, and somebody is logged in: it may be another's account, and what is entered then is theirs to read. */
function OtherAccount({ onUse }: { onUse: () => void }) {
  const words = useText().frame.otherAccount;
  return (
    <EmptyState
      scene="card"
      title={words.title}
      text={words.text}
      action={
        <>
          <Button wide onClick={dropTicket}>
            {words.keep}
          </Button>
          <Button wide tone="secondary" onClick={onUse}>
            {words.use}
          </Button>
        </>
      }
    />
  );
}

/** The third party has not let the person in: another try, another way to log in, or no login at all. */
function LoginUnfinished({ onAgain, onLogInHere }: Required<Pick<StopPageProps, 'onAgain' | 'onLogInHere'>>) {
  const t = useText();
  const words = t.frame.loginUnfinished;
  return (
    <EmptyState
      scene="card"
      title={words.title}
      text={words.text}
      action={
        <>
          <Button wide onClick={onAgain}>
            {t.common.retry}
          </Button>
          <Button wide tone="secondary" onClick={onLogInHere}>
            {words.byPhone}
          </Button>
          <LinkButton wide tone="quiet" {...linkTo(href('entry.home'))}>
            {words.without}
          </LinkButton>
        </>
      }
    />
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
    <EmptyState
      scene="card"
      title={t.frame.needsApp.title}
      text={t.frame.needsApp.text}
      action={
        <Button wide busy={busy} onClick={open}>
          {t.frame.openApp.open}
        </Button>
      }
    />
  );
}

function Unreachable({ onAgain }: { onAgain: () => void }) {
  const t = useText();
  const [retrying, setRetrying] = useState(false);
  const { retry, ...words } = noServerWords(t);
  const again = () => {
    setRetrying(true);
    onAgain();
  };
  return <ErrorState {...words} retrying={retrying} onRetry={retry ? again : undefined} />;
}

/** The way to the app where its scheme is blocked: by the host's own menu, or by the person. Nothing happens by itself. */
function HandOffByHand({ onHere }: Pick<StopPageProps, 'onHere'>) {
  const { handOffByHand: words } = useText().frame;
  return (
    <EmptyState
      scene="card"
      title={words.title}
      text={words.text}
      action={
        <>
          <Button wide onClick={() => leadToDownload()}>
            {words.download}
          </Button>
          <Button wide tone="quiet" onClick={onHere}>
            {words.here}
          </Button>
        </>
      }
    />
  );
}

function HandOff({ onAgain, onHere }: Pick<StopPageProps, 'onAgain' | 'onHere'>) {
  const t = useText();
  return (
    <EmptyState
      scene="card"
      title={t.frame.handOff.title}
      text={t.frame.handOff.text}
      action={
        <>
          <Button wide onClick={onAgain}>
            {t.frame.handOff.again}
          </Button>
          <Button wide tone="quiet" onClick={onHere}>
            {t.frame.handOff.here}
          </Button>
        </>
      }
    />
  );
}
