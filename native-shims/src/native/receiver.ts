import { isObject } from '../json.ts';
import type { Stage } from '../stage.ts';

/** `window.sdhealthBridge.receive(text)`: false where the page has put up no receiver, so that the text is lost. */
export function callPage({ window }: Stage, text: string): boolean {
  const receiver: unknown = Reflect.get(window, 'sdhealthBridge');
  if (!isObject(receiver) || typeof receiver.receive !== 'function') return false;
  receiver.receive(text);
  return true;
}
