/** Shows the debugger over a page, in a modal dialog. Its shadow root separates the styles of the two. */
import type { Bridge } from '../../core/types.ts';
import type { BridgeDebugger, DebuggerOptions } from '../options.ts';
import { button, element } from './element.ts';
import { makePanel } from './panel.ts';
import { addStyle } from './style.ts';
import { languageOf, wordsOf } from './words/index.ts';

/** Opens the dialog. `closed` is called however the dialog was closed. */
export function openDialog(bridge: Bridge, options: DebuggerOptions, closed: () => void): BridgeDebugger {
  const words = wordsOf(options);
  const place = element('div', { 'data-sdhealth-bridge-debugger': '' });
  const root = place.attachShadow({ mode: 'open' });
  const { node, end } = makePanel(bridge, options);
  const previous = document.activeElement;
  const title = element('h2', { id: 'title', tabindex: '-1' }, words.title);
  const dialog = element('dialog', { class: 'root', 'aria-labelledby': 'title', lang: languageOf(options) });

  let isOpen = true;
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    end();
    if (dialog.open && dialog.close) dialog.close();
    place.remove();
    if (previous instanceof HTMLElement) previous.focus({ preventScroll: true });
    closed();
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
  document.body.appendChild(place);
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
