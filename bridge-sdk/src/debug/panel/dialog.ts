/** Shows the debugger over a page, in a modal dialog. Its shadow root separates the styles of the two. */
import type { Bridge } from '../../core/types.ts';
import type { BridgeDebugger, DebuggerOptions } from '../options.ts';
import { button, element } from './element.ts';
import { makePanel } from './panel.ts';
import { addStyle } from './style.ts';
import { languageOf, wordsOf } from './words/index.ts';

/** Opens the dialog. Calls `onClosed` whichever way the dialog was closed. */
export function openDialog(bridge: Bridge, options: DebuggerOptions, onClosed: () => void): BridgeDebugger {
  const words = wordsOf(options);
  const hostElement = element('div', { 'data-sdhealth-bridge-debugger': '' });
  const root = hostElement.attachShadow({ mode: 'open' });
  const { node, end: stop } = makePanel(bridge, options);
  const previous = document.activeElement;
  const title = element('h2', { id: 'title', tabindex: '-1' }, words.title);
  const dialog = element('dialog', { class: 'root', 'aria-labelledby': 'title', lang: languageOf(options) });

  let isOpen = true;
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    stop();
    if (dialog.open && dialog.close) dialog.close();
    hostElement.remove();
    if (previous instanceof HTMLElement) previous.focus({ preventScroll: true });
    onClosed();
  };
  const header = element('header', {}, title, button('✕', close, { class: 'close', 'aria-label': words.close }));
  dialog.appendChild(element('div', { class: 'sheet' }, header, node));
  // The browser itself closes a modal dialog on Escape and on the phone's back button.
  dialog.addEventListener('close', close);
  // Keys and clicks in the debugger must not reach the page.
  for (const name of ['keydown', 'keyup', 'click', 'pointerdown'])
    dialog.addEventListener(name, (event) => event.stopPropagation());
  addStyle(root, options.nonce);
  root.appendChild(dialog);
  document.body.appendChild(hostElement);
  if (dialog.showModal) dialog.showModal();
  else openPlainly(dialog, close);
  title.focus();
  return { close };
}

/** Opens the dialog in an engine without modal dialogs (Safari before 15.4). */
function openPlainly(dialog: HTMLElement, close: () => void): void {
  dialog.setAttribute('open', '');
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-modal', 'true');
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
}
