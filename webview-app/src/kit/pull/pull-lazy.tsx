/** Gives a list its pull, where the host has none of its own (`rules/pull-way.ts`). The stroke is loaded once the list is painted. */
import { type ReactNode, useEffect, useState } from 'react';
import { bridge } from '../../platform/bridge.ts';
import { pullsHere } from '../../rules/pull-way.ts';
import { afterPaint } from '../after-paint.ts';
import type { Shown } from '../use-resource.ts';

export type Refreshed = Pick<Shown<unknown>, 'status' | 'reloading' | 'reload'>;

const isStandalone = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(display-mode: standalone)').matches;

export function PullLazy({ page }: { page: Refreshed }) {
  const [load] = useState(() => pullsHere(bridge.host.platform, isStandalone()));
  const [View, setView] = useState<(props: { page: Refreshed }) => ReactNode>();
  useEffect(() => {
    if (!load) return;
    let here = true;
    afterPaint(() => {
      // A list without its pull is a list all the same.
      import('./pull-to-refresh.tsx').then(
        ({ PullToRefresh }) => here && setView(() => PullToRefresh),
        () => undefined,
      );
    });
    return () => {
      here = false;
    };
  }, [load]);
  return View ? <View page={page} /> : null;
}
