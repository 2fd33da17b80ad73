import { useEffect, useLayoutEffect, useState } from 'react';
import { screenOf } from '#screens';
import { ScreenFrame } from '../kit/screen-frame.tsx';
import { useScreenTitle } from '../kit/use-screen-title.ts';
import { useLanguage, useText } from '../messages/index.ts';
import { networkMayHaveChanged, onRegained } from '../platform/network.ts';
import { type MissingFile, onMissingFile } from '../platform/new-release.ts';
import type { Match } from '../routing/match.ts';
import type { AnyScreen, ScreenSource } from '../screens/screen.ts';
import { ErrorState } from '../ui/empty-state.tsx';
import { coverNew } from '../ui/new-here.ts';
import { CardShape, Skeleton } from '../ui/skeleton.tsx';

export interface ScreenOfProps {
  found: Match;
  /** Values of the row's `query` column. */
  query: Readonly<Record<string, string>>;
}

/** The screen of a row, as soon as its file is there. */
export function ScreenOf({ found, query }: ScreenOfProps) {
  return <Loaded source={screenOf(found.id)} found={found} query={query} />;
}

type Stuck = Exclude<MissingFile, 'reloading'>;

function Loaded({ source, found, query }: ScreenOfProps & { source: ScreenSource }) {
  const [screen, setScreen] = useState<AnyScreen | undefined>(source.ready);
  const [stuck, setStuck] = useState<Stuck>();
  useLayoutEffect(() => coverNew(), [screen]);
  useEffect(() => {
    if (screen || stuck) return;
    let here = true;
    source.load().then(
      (loaded) => {
        if (here) setScreen(loaded);
      },
      async () => {
        const found = await onMissingFile();
        if (here && found !== 'reloading') setStuck(found);
      },
    );
    return () => {
      here = false;
    };
  }, [source, screen, stuck]);

  // N01: with a network again the file is asked for anew. A browser that remembers the failure asks `onMissingFile` once more, which reloads.
  useEffect(() => {
    if (stuck !== 'offline') return undefined;
    networkMayHaveChanged();
    return onRegained(() => setStuck(undefined));
  }, [stuck]);

  if (screen) return <screen.Component params={found.params} query={query} />;
  return <Coming row={found.row} stuck={stuck} onRetry={() => setStuck(undefined)} />;
}

/** The page of a screen whose file is not there yet. */
function Coming({ row, stuck, onRetry }: { row: Match['row']; stuck: Stuck | undefined; onRetry: () => void }) {
  const { loading } = useText().common;
  const title = row.title[useLanguage()];
  useScreenTitle(row.outcome ? loading : undefined);
  return (
    <ScreenFrame title={row.outcome ? loading : title} titleHidden>
      {stuck ? (
        <Missing why={stuck} onRetry={onRetry} />
      ) : (
        <Skeleton>
          <CardShape lines={3} />
          <CardShape lines={2} />
        </Skeleton>
      )}
    </ScreenFrame>
  );
}

/** The page for a screen's file that failed to load: no network, or a newer release has replaced the file; in the single file, neither. */
function Missing({ why, onRetry }: { why: Stuck; onRetry: () => void }) {
  const { title, text } = useText().states[why === 'broken' ? 'failed' : why];
  return (
    <ErrorState
      scene={why === 'offline' ? 'offline' : 'error'}
      title={title}
      text={text}
      onRetry={why !== 'broken' && navigator.onLine ? () => location.reload() : onRetry}
    />
  );
}
