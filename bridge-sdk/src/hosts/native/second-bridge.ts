/** Shares one global between two bridges of a page, so that the app's calls reach both. Loaded only if another bridge already has it. */
import type { Receiver } from './receiver.ts';

/** Returns the latest receiver that `receiver` has replaced and that is still in use. */
function liveReceiverBefore(receiver: Receiver): Receiver | undefined {
  while (receiver.before && receiver.before.gone) receiver.before = receiver.before.before;
  return receiver.before;
}

/**
 * Replaces the receiver of another bridge. Notifies that bridge unless the receiver shares the global. Returns the function that removes the receiver and
 * restores the earlier one. `nonce` is the first part of this bridge's ids. `globalNamed` reads a global of the page.
 */
export function replaceReceiver(
  name: string,
  receiver: Receiver,
  nonce: string,
  globalNamed: (name: string) => unknown,
): () => void {
  const target = globalThis as Record<string, unknown>;
  const previous = globalNamed(name);
  const { receive, shares } = receiver;
  const notify = (isReplaced: boolean) => {
    const { before: earlier } = receiver;
    if (!shares && earlier && earlier.replaced) earlier.replaced(isReplaced);
  };
  // A bridge with the option `transport` passes texts without its nonce to the replaced receiver.
  if (shares)
    receiver.receive = (text) => {
      const earlier = `${text}`.includes(`"${nonce}.`) ? undefined : liveReceiverBefore(receiver);
      if (earlier) earlier.receive(text);
      else receive(text);
    };
  receiver.before = Object(previous).receive ? (previous as Receiver) : undefined;
  target[name] = receiver;
  notify(true);
  return () => {
    receiver.gone = true;
    if (globalNamed(name) !== receiver) return;
    const earlier = liveReceiverBefore(receiver);
    if (earlier) target[name] = earlier;
    else delete target[name];
    notify(false);
  };
}
