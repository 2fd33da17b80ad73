/**
 * Asks for the files of a link's page as soon as a finger is on it, before it is lifted: they come during the press. Only files, which
 * are kept by the browser; what the page shows is asked for with the tap itself.
 */
import { useEffect } from 'react';
import { prepare } from '#prefetch';
import { linkOf } from '../platform/history.ts';
import { match } from '../routes.ts';

export function TapAhead(): null {
  useEffect(() => {
    const onPress = ({ target }: Event) => {
      const link = (target instanceof Element && target.closest('a')?.getAttribute('href')) || '';
      const home = linkOf('/');
      const found = link.startsWith(home) && match(`/${link.slice(home.length).replace(/[?#].*/, '')}`);
      if (found) prepare(found);
    };
    addEventListener('pointerdown', onPress, { passive: true });
    return () => removeEventListener('pointerdown', onPress);
  }, []);
  return null;
}
