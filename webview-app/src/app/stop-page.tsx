import { type ComponentType, useState } from 'react';
import { useSnapshot } from 'valtio';
import { noServerText } from '../kit/answers/error-words.ts';
import { PortalButton } from '../kit/links/portal-button.tsx';
import { ScreenFrame } from '../kit/page/screen-frame.tsx';
import { useScreenTitle } from '../kit/page/use-screen-title.ts';
import { useText } from '../messages/index.ts';
import { network } from '../platform/network.ts';
import { hasBackend } from '../platform/settings.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState, ErrorState } from '../ui/empty-state.tsx';
import { CardShape, Skeleton } from '../ui/skeleton.tsx';
import type { Stop } from './guards.ts';
import { FileError } from './screen-of.tsx';
import type { StopContent } from './stop-content.ts';
import { type FileSource, useFile } from './use-file.ts';

export interface StopPageProps extends StopContent {
  title: string;
  /** True if the route's title names an outcome, which is not known yet. */
  outcome?: boolean | undefined;
}

/** Shows a page instead of a screen that may not be shown yet. */
export function StopPage({ title, outcome, ...content }: StopPageProps) {
  const t = useText();
  const { loginNeeded, mobileNeeded } = t.frame;
  const loginTexts = { login: loginNeeded, 'bound-mobile': mobileNeeded };
  const { stop, refused } = content;
  // The page below the login dialog explains the purpose of the login.
  const isLoginOffered = !refused && (stop === 'login' || stop === 'bound-mobile');
  const neutral = isLoginOffered ? loginTexts[stop].title : t.common.loading;
  useScreenTitle(outcome ? neutral : undefined);
  return (
    <ScreenFrame title={title} titleHidden lead={isLoginOffered ? loginTexts[stop].text : undefined}>
      <Content {...content} />
    </ScreenFrame>
  );
}

/** The stops that show their words at once, because no session changes them. */
const FINAL_STOPS: readonly Stop[] = ['maintenance', 'screen-off', 'hand-off', 'needs-app'];

function Content(content: StopContent) {
  const { stop, refused, onRetry, onLogInByDialog } = content;
  const t = useText();
  const isFinal = FINAL_STOPS.includes(stop);
  // A single file without a configured server cannot read a session.
  if (!isFinal && (stop === 'unreachable' || !hasBackend)) return <Unreachable onRetry={onRetry} />;
  if (!refused && !isFinal) return <Placeholder />;
  if (isFinal || stop === 'ticket' || onLogInByDialog) return <LazyStop {...content} />;
  const words = stop === 'bound-mobile' ? t.frame.mobileNeeded : t.frame.loginNeeded;
  return (
    <EmptyState
      scene="card"
      title={words.title}
      text={words.text}
      action={
        <Button wide onClick={onRetry}>
          {words.button}
        </Button>
      }
    />
  );
}

function Placeholder() {
  return (
    <Skeleton>
      <CardShape lines={3} />
      <CardShape lines={2} />
    </Skeleton>
  );
}

/** Loads the texts of rare stops. The texts of a declined login need no file, as the network may be missing. */
const file: FileSource<ComponentType<StopContent>> & { ready: ComponentType<StopContent> | undefined } = {
  ready: undefined,
  async load() {
    file.ready = (await import('./stop-words.tsx')).StopWords;
    return file.ready;
  },
};

export function LazyStop(content: StopContent) {
  const { loaded: Words, failure, retry } = useFile(file);
  if (Words) return <Words {...content} />;
  if (content.isOver) return null;
  return failure ? <FileError why={failure} onRetry={retry} /> : <Placeholder />;
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  const [retrying, setRetrying] = useState(false);
  const { reach } = useSnapshot(network);
  const { retry, isPortal, ...words } = noServerText(t, reach === 'reached' ? 'service' : reach);
  const retryAction = () => {
    setRetrying(true);
    onRetry();
  };
  return (
    <ErrorState
      {...words}
      retrying={retrying}
      onRetry={retry ? retryAction : undefined}
      action={isPortal ? <PortalButton /> : undefined}
    />
  );
}
