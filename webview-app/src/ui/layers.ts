/** Keeps the list of open modals, the topmost last. Only the topmost modal shows toasts and receives the host's "back". */
import { useEffect, useEffectEvent, useId, useSyncExternalStore } from 'react';

interface Layer {
  name: string;
  /** Requests the modal to close, or does nothing if it can't be dismissed. Undefined if the page handles "back". */
  cancel: (() => void) | undefined;
}

// oxlint-disable-next-line sdhealth/cleared-on-logout -- each layer is removed with its dialog
let layers: readonly Layer[] = [];
const listeners = new Set<() => void>();

function setLayers(next: readonly Layer[]): void {
  layers = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Registers the component as the topmost layer while it is mounted, and returns the layer's name. `isOfPage`: it closes with its page.
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

/** Returns whether `layer` is on top, or without a layer, whether no modal is open. */
export function useIsTop(layer: string | undefined): boolean {
  return useSyncExternalStore(subscribe, () => layers.at(-1)?.name) === layer;
}

/**
 * Requests the topmost modal to close on a "back" of the host. Returns true if a modal handles it, even one that can't be dismissed, and
 * false if the modal closes together with its page.
 */
export function cancelTopLayer(): boolean {
  const cancel = layers.at(-1)?.cancel;
  cancel?.();
  return cancel !== undefined;
}
