/** What the host's own share menu sends. */
import { setShareContent } from '@sdhealth/bridge-sdk';
import { bridge } from '../store/bridge.ts';
import { absoluteUrl } from '../store/place.ts';

export interface PageShare {
  title: string;
  desc: string;
  /** Address within the app, as `href()` makes it. */
  to: string;
  imgUrl: string;
}

/**
 * Tells the host what its share menu should send of this page. Where the host has no such menu, or refuses, nothing happens: a
 * person who shares gets the host's default. The bridge logs a refusal.
 */
export async function sharePage({ title, desc, to, imgUrl }: PageShare): Promise<void> {
  if (!bridge.supports(setShareContent).ok) return;
  const content = { title, desc, link: absoluteUrl(to), imgUrl: new URL(imgUrl, location.href).href };
  await bridge.call(setShareContent, content).catch(() => undefined);
}
