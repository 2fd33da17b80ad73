/** The list of open modals, the topmost last. Only the topmost shows toasts, and a "back" of the host goes to it. */
import { useEffect, useEffectEvent, useId, useSyncExternalStore } from 'react';

interface Layer {
  name: string;
  /** Asks the modal to close; does nothing where it can't be dismissed. Undefined where "back" is the page's. */
  cancel: (() => void) | undefined;
}

// oxlint-disable-next-line sdhealth/kept-by-a-person -- layers on the screen now
let layers: readonly Layer[] = [];
const readers = new Set<() => void>();

function setLayers(next: readonly Layer[]): void {
  layers = next;
  for (const reader of readers) reader();
}

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

/** Registers the caller as the topmost layer for as long as it is mounted; returns its name. `isOfPage`: it goes with its page. */
export function useLayer(onCancel: (() => void) | undefined, isOfPage = false): string {
  const name = useId();
  const cancel = useEffectEvent(() => onCancel?.());
  useEffect(() => {
    setLayers([...layers, { name, cancel: isOfPage ? undefined : cancel }]);
    return () => setLayers(layers.filter((layer) => layer.name !== name));
  }, [name, isOfPage]);
  return name;
}

/** Returns true while `layer` is on top. Without a layer: while no modal is open, so that the page itself is on top. */
export function useIsTop(layer: string | undefined): boolean {
  return useSyncExternalStore(subscribe, () => layers.at(-1)?.name) === layer;
}

/** Asks the topmost modal to close, for a "back" of the host. True when there was one, also one that can't be dismissed; false for one that goes with its page. */
export function cancelTopLayer(): boolean {
  const cancel = layers.at(-1)?.cancel;
  cancel?.();
  return cancel !== undefined;
}
