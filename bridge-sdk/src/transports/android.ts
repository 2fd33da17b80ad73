/**
 * Android's two channels under one name, `window.<name>.postMessage(text)`: an object of `addWebMessageListener` answers by its
 * own `onmessage`; one of `addJavascriptInterface` only calls into the page.
 */
import { globalNamed } from '../core/signs.ts';
import type { OpenTransport } from './transport.ts';

interface HostObject {
  postMessage(text: string): unknown;
  onmessage?: ((event: { data: unknown }) => void) | null;
}

const hostObject = (name: string): HostObject | undefined => {
  const value = globalNamed(name);
  // A Java object is an object or, on some versions, a function; its methods are never own properties.
  const found = value as Partial<HostObject> | null | undefined;
  return typeof found?.postMessage === 'function' ? (found as HostObject) : undefined;
};

export const openAndroid: OpenTransport = ({ hostName }, receive) => {
  const channel = hostObject(hostName);
  if (!channel) return undefined;
  const listens = 'onmessage' in channel;
  if (listens) channel.onmessage = ({ data }) => receive(data);
  return {
    post(text) {
      const host = hostObject(hostName);
      if (!host) throw new Error(`no ${hostName}`);
      host.postMessage(text);
    },
    close() {
      if (listens) channel.onmessage = null;
    },
  };
};
