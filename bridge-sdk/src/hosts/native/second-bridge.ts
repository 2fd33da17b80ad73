/** Two bridges of one page share the global that the app calls into. Loaded only where another bridge has it already. */
import type { Receiver } from './receiver.ts';

/** Returns the nearest receiver whose place this one has taken and that is still there. */
function livingBefore(receiver: Receiver): Receiver | undefined {
  while (receiver.before && receiver.before.gone) receiver.before = receiver.before.before;
  return receiver.before;
}

/**
 * Puts up the receiver in the place of another bridge's, which is told unless this one shares. Returns the function that takes it down; then
 * the bridge before it has its place again. `nonce` is the first part of the ids of this bridge; `globalNamed` reads a global of the page.
 */
export function takePlace(
  name: string,
  receiver: Receiver,
  nonce: string,
  globalNamed: (name: string) => unknown,
): () => void {
  const target = globalThis as Record<string, unknown>;
  const match = globalNamed(name);
  const { receive, shares } = receiver;
  const tell = (by: boolean) => {
    const { before: earlier } = receiver;
    if (!shares && earlier && earlier.replaced) earlier.replaced(by);
  };
  // A channel of the page's own leaves what is not for it to the bridge whose place the receiver has taken.
  if (shares)
    receiver.receive = (text) => {
      const earlier = `${text}`.includes(`"${nonce}.`) ? undefined : livingBefore(receiver);
      if (earlier) earlier.receive(text);
      else receive(text);
    };
  receiver.before = Object(match).receive ? (match as Receiver) : undefined;
  target[name] = receiver;
  tell(true);
  return () => {
    receiver.gone = true;
    if (globalNamed(name) !== receiver) return;
    const earlier = livingBefore(receiver);
    if (earlier) target[name] = earlier;
    else delete target[name];
    tell(false);
  };
}
