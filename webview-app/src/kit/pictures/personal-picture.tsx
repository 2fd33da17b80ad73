/**
 * Loads personal pictures without the browser's cache and holds their bytes in memory while they are on the page.
 * A picture on another server, such as a file store, is loaded by its address. That server's headers decide if it is cached (SECURITY.md).
 */
import { useEffect, useState } from 'react';
import { readFile } from '../../client/file.ts';
import { settings } from '../../platform/settings.ts';
import { urlOf } from '../../rules/url-of.ts';
import { Picture, type PictureProps } from '../../ui/picture.tsx';
import { pictureSource } from '../../ui/picture-source.ts';

/** A picture of one pixel, the placeholder until the bytes have loaded. */
const PLACEHOLDER = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/** Returns the absolute address of a picture that the client can read, or undefined for another server. */
function readableAddress(src: string): string | undefined {
  const url = src === '' ? undefined : urlOf(src, document.baseURI);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return url.origin === location.origin || url.origin === settings.origins.api ? url.href : undefined;
}

/** Returns an address for an `<img>`: an object URL of the bytes, or `src` itself if they cannot be read. */
export function usePersonalSource(src: string): string {
  const source = pictureSource(src);
  const address = readableAddress(source);
  const [loaded, setLoaded] = useState({ address: '', url: '' });
  useEffect(() => {
    if (address === undefined) return;
    const controller = new AbortController();
    let url = '';
    const show = (bytes?: Blob) => {
      if (controller.signal.aborted) return;
      url = bytes ? URL.createObjectURL(bytes) : '';
      setLoaded({ address, url });
    };
    readFile('picture', address, { signal: controller.signal }).then(show, () => show());
    return () => {
      controller.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [address]);
  if (address === undefined) return source;
  return loaded.address === address ? loaded.url || source : PLACEHOLDER;
}

/** Shows a personal picture. Its bytes are requested once it is near the screen. */
export const PersonalPicture = (props: PictureProps) => <Picture {...props} useAddress={usePersonalSource} />;
