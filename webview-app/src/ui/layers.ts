/** Keeps the list of open modals, the topmost last. Only the topmost shows toasts and receives the host's "back". */
import { useEffect, useEffectEvent, useId, useSyncExternalStore } from 'react';

interface Layer {
  name: string;
  /** Asks the modal to close, or does nothing if it can't be dismissed. Undefined if the page handles "back". */
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

/**
 * Registers the caller as the topmost layer while it is mounted, and returns its name. `isOfPage`: the layer closes together with its page.
 */
export function useLayer(onCancel: (() => void) | undefined, isOfPage = false): string {
  const name = useId();
  const cancel = useEffectEvent(() => onCancel?.());
  useEffect(() => {
    setLayers([...layers, { name, cancel: isOfPage ? undefined : cancel }]);
    return () => setLayers(layers.filter((layer) => layer.name !== name));
  }, [name, isOfPage]);
  return name;
}

/** Tells whether `layer` is on top. Without a layer: whether no modal is open. */
export function useIsTop(layer: string | undefined): boolean {
  return useSyncExternalStore(subscribe, () => layers.at(-1)?.name) === layer;
}

/**
 * Asks the topmost modal to close on a "back" of the host. True if a modal handles it, even one that can't be dismissed. False if the modal
 * closes together with its page.
 */
export function cancelTopLayer(): boolean {
  const cancel = layers.at(-1)?.cancel;
  cancel?.();
  return cancel !== undefined;
}
