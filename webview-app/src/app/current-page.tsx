import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation, useSearch } from 'wouter';
import { changedState } from '../platform/changed-state.ts';
import { currentPageKey, onHistory } from '../platform/history.ts';
import { answerDialog } from '../platform/login-request.ts';
import { settings } from '../platform/settings.ts';
import { match, pageKey } from '../routes.ts';
import type { Match } from '../routing/find-route.ts';
import type { NeededSetting } from '../routing/row.ts';
import { session } from '../store/session.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { NotFound } from './not-found.tsx';
import { Page } from './page.tsx';

/**
 * Shows the page of the address. It is remounted for another page key, another person, and a record that has changed on the server.
 * Other query values do not remount it.
 */
export function CurrentPage() {
  const [path] = useLocation();
  const search = useSearch();
  const { owner } = useSnapshot(session);
  const match = useMemo(() => matchAt(path), [path]);
  const page = pageKey(path, search);
  useEffect(watchPageChanges, []);
  const { renewals } = useSnapshot(changedState);
  const key = `${owner} ${page} ${renewals}`;
  return (
    <CrashBoundary key={key}>
      {match ? <Page key={key} match={match} path={path} search={search} /> : <NotFound key={key} />}
    </CrashBoundary>
  );
}

/** The settings that enable pages, and whether each is set. */
const isSet: Readonly<Record<NeededSetting, boolean>> = {
  'test-pages': settings.testPages,
  'telephony-host': settings.telephony !== undefined,
};

/** Returns the row of a path. A row that needs settings is found only if the installation has at least one of them. */
function matchAt(path: string): Match | undefined {
  const matched = match(path);
  const needed = matched?.row.neededSettings;
  return needed && !needed.some((setting) => isSet[setting]) ? undefined : matched;
}

/**
 * Closes the login dialog when its page is left, which declines the login. It also marks the document while a new page fades in
 * (`ui/base.css`). A page returned to appears at once, and content that replaces a skeleton does not fade in a second time.
 */
function watchPageChanges(): () => void {
  const { dataset } = document.documentElement;
  let previous = currentPageKey();
  let timer = 0;
  return onHistory((isReturn) => {
    const page = currentPageKey();
    if (page === previous) return;
    previous = page;
    clearTimeout(timer);
    delete dataset['moved'];
    if (!isReturn) {
      dataset['moved'] = '';
      timer = window.setTimeout(() => delete dataset['moved'], FADE_IN_MS);
    }
    answerDialog(false);
  });
}

/** The duration of a page's fade-in (`ui/base.css`). Milliseconds. */
const FADE_IN_MS = 200;
