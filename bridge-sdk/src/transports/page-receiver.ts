/** `window.<name>.receive(text)`: where a native host calls into the page, whatever way the page's own calls take. */
import { globalNamed } from '../core/host-globals.ts';

/** Puts the receiver up; returns the function that takes it down, unless somebody else has put up theirs since. */
export function installReceiver(name: string, receive: (text: unknown) => void): () => void {
  const receiver = { receive };
  const target = globalThis as Record<string, unknown>;
  target[name] = receiver;
  return () => {
    if (globalNamed(name) === receiver) delete target[name];
  };
}
