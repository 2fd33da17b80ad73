import { useEffect, useLayoutEffect, useMemo } from 'react';
import { PageContext } from '../kit/page/page-context.ts';
import { useLanguage } from '../messages/index.ts';
import { dropFromQuery } from '../platform/history.ts';
import type { Match } from '../routing/find-route.ts';
import { queryOf } from '../routing/query.ts';
import { recordVisit } from '../store/visits.ts';
import { ignoreGhostTaps, ignoreGhostTapsOnContent } from '../ui/ghost-taps.ts';
import { OpenAppLine } from './open-app-line.tsx';
import { prefetchRoute, prepare } from './prefetch/route.ts';
import { ScreenOf } from './screen-of.tsx';
import { placeScroll } from './scroll.ts';
import { LazyStop, StopPage } from './stop-page.tsx';
import { useGuard } from './use-guard.ts';
import { useTitle } from './use-host-title.ts';
import { useSecureScreen } from './use-secure-screen.ts';
import { useShareOfRow } from './use-share-of-row.ts';

export interface PageProps {
  found: Match;
  path: string;
  search: string;
}

/** Runs one page: title, scroll position, visit history, guard, share content, prefetch, screen. */
export function Page({ found, path, search }: PageProps) {
  const whole = useMemo(() => new URLSearchParams(search), [search]);
  const query = useMemo(() => queryOf(found.row, whole), [found, whole]);
  const facts = useMemo(() => ({ ...found, query }), [found, query]);
  const title = useTitle(found.row.title[useLanguage()]);
  useSecureScreen(found.row.secure);
  // Only the row's own query values count: text in a search field does not make a new visit.
  useEffect(() => recordVisit(path, new URLSearchParams(query)), [path, query]);
  const guard = useGuard(found, whole);
  const open = guard.stop === undefined;
  useLayoutEffect(() => ignoreGhostTaps(), [open]);
  // A new title means a new state of the page with new buttons, except the title bar's.
  useLayoutEffect(ignoreGhostTapsOnContent, [title]);
  // After all effects that change the page: scrolling forces a layout, and a later change would force another.
  useLayoutEffect(placeScroll, []);
  useShareOfRow({ found, query, path, title, open });
  // The screen's files load while the session is restored. For a visitor the login dialog loads first.
  useEffect(() => {
    if (guard.stop === 'restore') prepare(found);
  }, [guard.stop, found]);
  // A layout effect runs before the screen's effects, which make its calls.
  useLayoutEffect(() => {
    if (open) prefetchRoute(found);
  }, [open, found]);

  const content = {
    refused: guard.refused,
    onAgain: guard.again,
    onLogInHere: guard.logInByDialog,
    onHere: () => dropFromQuery(['jumpType']),
  };
  return (
    <>
      {guard.stop ? (
        <StopPage {...content} title={title} outcome={found.row.outcome} stop={guard.stop} />
      ) : (
        <PageContext value={facts}>
          <OpenAppLine row={found.row} />
          <ScreenOf found={found} query={query} />
        </PageContext>
      )}
      {guard.over ? <LazyStop {...content} stop={guard.over} isOver /> : null}
    </>
  );
}
