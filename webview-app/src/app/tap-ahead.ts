/**
 * Asks for a link's page as soon as a finger is on it, before it is lifted: files and first data come during the press. Rules:
 * 1. Files are asked for of any page of this app, and are kept by the browser.
 * 2. Data only where the screen names it (`ahead`) and nothing has to be asked of the person first: a page behind a login asks when it opens.
 * 3. An answer is the page's own first call (`client/prefetched.ts`): it is sent once, and one that comes before the tap is drawn with it.
 */
import { useEffect } from 'react';
import { prepare } from '#prefetch';
import { screenOf } from '#screens';
import { bridge } from '../platform/bridge.ts';
import { currentAddress, linkOf } from '../platform/history.ts';
import { match } from '../routes.ts';
import type { Match } from '../routing/match.ts';
import { session } from '../store/session.ts';
import { needsSession } from './guards.ts';

export function TapAhead(): null {
  useEffect(() => {
    const onPress = ({ target }: Event) => {
      const link = (target instanceof Element && target.closest('a')?.getAttribute('href')) || '';
      const home = linkOf('/');
      if (!link.startsWith(home)) return;
      const address = `/${link.slice(home.length)}`;
      const [path = ''] = address.split(/[?#]/);
      const found = match(path);
      if (!found || address === currentAddress()) return;
      prepare(found);
      askAhead(found).catch(() => undefined);
    };
    addEventListener('pointerdown', onPress, { passive: true });
    return () => removeEventListener('pointerdown', onPress);
  }, []);
  return null;
}

async function askAhead({ id, row, params }: Match): Promise<void> {
  if (row.needsApp || (needsSession(row, bridge.host.platform) && session.status !== 'logged-in')) return;
  const { ahead } = screenOf(id).ready ?? (await screenOf(id).load());
  await ahead?.(params);
}
