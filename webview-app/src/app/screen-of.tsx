import { memo, useLayoutEffect } from 'react';
import { screenOf } from '#screens';
import { PortalButton } from '../kit/links/portal-button.tsx';
import { ScreenFrame } from '../kit/page/screen-frame.tsx';
import { useScreenTitle } from '../kit/page/use-screen-title.ts';
import { useLanguage, useText } from '../messages/index.ts';
import type { Match } from '../routing/find-route.ts';
import type { ScreenSource } from '../screens/screen.ts';
import { ErrorState } from '../ui/empty-state.tsx';
import { ignoreGhostTaps } from '../ui/ghost-taps.ts';
import { CardShape, Skeleton } from '../ui/skeleton.tsx';
import { type FileFailure, useFile } from './use-file.ts';

export interface ScreenOfProps {
  match: Match;
  /** Values of the row's `query` column. */
  query: Readonly<Record<string, string>>;
}

/** Shows the screen of a row as soon as its file has loaded. Memoized: a change of the page's title or share content renders no screen again. */
export const ScreenOf = memo(({ match, query }: ScreenOfProps) => (
  <Loaded source={screenOf(match.id)} match={match} query={query} />
));

function Loaded({ source, match, query }: ScreenOfProps & { source: ScreenSource }) {
  const { loaded: screen, failure, retry } = useFile(source);
  useLayoutEffect(() => ignoreGhostTaps(), [screen]);
  if (screen) return <screen.Component params={match.params} query={query} />;
  return <ScreenLoading row={match.row} failure={failure} onRetry={retry} />;
}

/** Shows a skeleton while the screen's file loads, or an error if it cannot be loaded. */
function ScreenLoading({
  row,
  failure,
  onRetry,
}: {
  row: Match['row'];
  failure: FileFailure | undefined;
  onRetry: () => void;
}) {
  const { loading } = useText().common;
  const title = row.title[useLanguage()];
  useScreenTitle(row.outcome ? loading : undefined);
  return (
    <ScreenFrame title={row.outcome ? loading : title} titleHidden>
      {failure ? (
        <FileError why={failure} onRetry={onRetry} />
      ) : (
        <Skeleton>
          <CardShape lines={3} />
          <CardShape lines={2} />
        </Skeleton>
      )}
    </ScreenFrame>
  );
}

/** Shows why a file failed to load: no network, a captive portal, a newer release, or a broken piece. */
export function FileError({ why, onRetry }: { why: FileFailure; onRetry: () => void }) {
  const { title, text } = useText().states[why === 'broken' ? 'failed' : why];
  return (
    <ErrorState
      scene={why === 'offline' ? 'offline' : 'error'}
      title={title}
      text={text}
      action={why === 'portal' ? <PortalButton /> : undefined}
      onRetry={why !== 'broken' && navigator.onLine ? () => location.reload() : onRetry}
    />
  );
}
