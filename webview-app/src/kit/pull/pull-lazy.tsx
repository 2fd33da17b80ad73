/**
 * Loads the refresh controls of a list after it is painted. Every host gets a button for keyboards; pull-to-refresh is added if the host
 * has none (`rules/pull-to-refresh.ts`).
 */
import { type ReactNode, useEffect, useState } from 'react';
import { bridge } from '../../platform/bridge.ts';
import { offersPullToRefresh } from '../../rules/pull-to-refresh.ts';
import { afterPaint } from '../page/after-paint.ts';
import type { PullToRefreshProps, RefreshablePage } from './pull-to-refresh.tsx';

const isStandalone = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(display-mode: standalone)').matches;

export function PullLazy({ page }: { page: RefreshablePage }) {
  const [View, setView] = useState<(props: PullToRefreshProps) => ReactNode>();
  useEffect(() => {
    let isMounted = true;
    afterPaint(() => {
      // The list works without the controls.
      import('./pull-to-refresh.tsx').then(
        ({ PullToRefresh }) => isMounted && setView(() => PullToRefresh),
        () => undefined,
      );
    });
    return () => {
      isMounted = false;
    };
  }, []);
  return View ? <View page={page} isPullEnabled={offersPullToRefresh(bridge.host.platform, isStandalone())} /> : null;
}
