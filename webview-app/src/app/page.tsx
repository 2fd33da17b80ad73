import { useEffect, useLayoutEffect, useMemo } from 'react';
import { PageContext } from '../kit/page/page-context.ts';
import { useLanguage } from '../messages/index.ts';
import { dropFromQuery } from '../platform/history.ts';
import type { Match } from '../routing/find-route.ts';
import { queryOf } from '../routing/query.ts';
import { recordVisit } from '../store/visits.ts';
import { ignoreGhostTaps, ignoreGhostTapsOnContent } from '../ui/ghost-taps.ts';
import { OpenAppLine } from './open-app-line.tsx';
import { prefetchFiles, prefetchRoute } from './prefetch/route.ts';
import { ScreenOf } from './screen-of.tsx';
import { placeScroll } from './scroll.ts';
import { LazyStop, StopPage } from './stop-page.tsx';
import { useGuard } from './use-guard.ts';
import { useTitle } from './use-host-title.ts';
import { useSecureScreen } from './use-secure-screen.ts';
import { useShareOfRow } from './use-share-of-row.ts';

export interface PageProps {
  match: Match;
  path: string;
  search: string;
}

/** Runs one page: title, scroll position, visit history, guard, share content, prefetch, screen. */
export function Page({ match, path, search }: PageProps) {
  const fullQuery = useMemo(() => new URLSearchParams(search), [search]);
  const query = useMemo(() => queryOf(match.row, fullQuery), [match, fullQuery]);
  const facts = useMemo(() => ({ ...match, query }), [match, query]);
  const title = useTitle(match.row.title[useLanguage()]);
  useSecureScreen(match.row.secure);
  // Only the row's own query values count: text in a search field does not make a new visit.
  useEffect(() => recordVisit(path, new URLSearchParams(query)), [path, query]);
  const guard = useGuard(match, fullQuery);
  const isOpen = guard.stop === undefined;
  useLayoutEffect(() => ignoreGhostTaps(), [isOpen]);
  // A new title means a new state of the page with new buttons, except the title bar's.
  useLayoutEffect(ignoreGhostTapsOnContent, [title]);
  // After all effects that change the page: scrolling forces a layout, and a later change would force another.
  useLayoutEffect(placeScroll, []);
  useShareOfRow({ match, query, path, title, open: isOpen });
  // The screen's files load while the session is restored. For a visitor the login dialog loads first.
  useEffect(() => {
    if (guard.stop === 'restore') prefetchFiles(match);
  }, [guard.stop, match]);
  // A layout effect runs before the screen's effects, which make its calls.
  useLayoutEffect(() => {
    if (isOpen) prefetchRoute(match);
  }, [isOpen, match]);

  const content = {
    refused: guard.refused,
    onRetry: guard.retry,
    onLogInByDialog: guard.logInByDialog,
    onContinueHere: () => dropFromQuery(['jumpType']),
  };
  return (
    <>
      {guard.stop ? (
        <StopPage {...content} title={title} outcome={match.row.outcome} stop={guard.stop} />
      ) : (
        <PageContext value={facts}>
          <OpenAppLine row={match.row} />
          <ScreenOf match={match} query={query} />
        </PageContext>
      )}
      {guard.stopWhileOpen ? <LazyStop {...content} stop={guard.stopWhileOpen} isOver /> : null}
    </>
  );
}
