import { useEffect, useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { type BaseLocationHook, Router as Wouter } from 'wouter';
import { currentPath, linkOf, navigate, onPlace, usePath, useSearch } from '../platform/history.ts';
import { answerDialog } from '../platform/login-request.ts';
import { match } from '../routes.ts';
import { session } from '../store/session.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { NotFound } from './not-found.tsx';
import { Page } from './page.tsx';

/** Gives wouter's `<Link>` and `useLocation` our addresses: those within the app, as `href()` makes them. */
const useAppLocation: BaseLocationHook = Object.assign(() => [usePath(), navigate] as [string, typeof navigate], {
  searchHook: useSearch,
  hrefs: linkOf,
});

/** The address's page. Another path, and another person, begin anew; another query does not. */
export function Router() {
  const path = usePath();
  const search = useSearch();
  const { owner } = useSnapshot(session);
  const found = useMemo(() => match(path), [path]);
  useFocusOnNewPage(path);
  useEffect(endDialogWithItsPage, []);
  const key = `${owner} ${path}`;
  return (
    <Wouter hook={useAppLocation}>
      <CrashBoundary key={key}>
        {found ? <Page key={key} found={found} path={path} search={search} /> : <NotFound key={key} />}
      </CrashBoundary>
    </Wouter>
  );
}

/** A screen reader goes on at the new page's heading; the first page keeps the browser's own start. */
function useFocusOnNewPage(path: string): void {
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true });
  }, [path]);
}

/** Leaving a page is turning away from the login it asked for. */
function endDialogWithItsPage(): () => void {
  let before = currentPath();
  return onPlace(() => {
    if (currentPath() === before) return;
    before = currentPath();
    answerDialog(false);
  });
}
