import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { prefetchRoute, prepare } from '#prefetch';
import { useLanguage } from '../messages/index.ts';
import { dropFromQuery } from '../platform/history.ts';
import type { Match } from '../routing/match.ts';
import { screenTitle } from '../store/screen-title.ts';
import { recordVisit } from '../store/visits.ts';
import { ScreenOf } from './screen-of.tsx';
import { placeScroll } from './scroll.ts';
import { StopPage } from './stop-page.tsx';
import { useGuard } from './use-guard.ts';
import { useTitle } from './use-host-title.ts';

export interface PageProps {
  found: Match;
  path: string;
  search: string;
}

/** One address: its title and scroll, its place in the visit history, what stops it, its prefetch, its screen. */
export function Page({ found, path, search }: PageProps) {
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const { text } = useSnapshot(screenTitle);
  const rowTitle = found.row.title[useLanguage()];
  const title = text ?? rowTitle;
  useTitle(title);
  useLayoutEffect(placeScroll, []);
  useEffect(() => recordVisit(path, query), [path, query]);
  const guard = useGuard(found, query);
  const open = guard.stop === undefined;
  // The files come while it is found out who is here; a visitor's network is left to the login.
  useEffect(() => {
    if (guard.stop === 'restore') prepare(found);
  }, [guard.stop, found]);
  // A layout effect comes before the screen's effects, which make its calls.
  useLayoutEffect(() => {
    if (open) prefetchRoute(found);
  }, [open, found]);

  if (guard.stop)
    return (
      <StopPage
        title={title}
        stop={guard.stop}
        refused={guard.refused}
        onAgain={guard.again}
        onHere={() => dropFromQuery(['jumpType'])}
      />
    );
  return <ScreenOf found={found} query={query} />;
}
