/** Creates the parts of a phone that have their own state: user agent, buttons, host sheet. */
import { maskTokens } from '../frame/masking.ts';
import type { PhoneName } from '../phones.ts';
import { PHONE } from '../words/table.ts';
import { setText, type Text } from '../words/word.ts';
import { h } from './element.ts';
import type { SettingStore } from './setting.ts';

/** The user-agent tokens that identify a host, the most specific first. */
const HOST_TOKENS = ['SdHealthApp/', 'wxwork/', 'miniProgram/', 'MicroMessenger/', 'Version/', 'Chrome/'];

/** Shows a user agent from its identifying token onwards. A tap toggles the full text. */
export function agentCaption(): { element: HTMLElement; show(text: string): void } {
  const element = h('button', { type: 'button', className: 'agent' });
  let userAgent = '';
  const draw = () => {
    const position = HOST_TOKENS.map((token) => userAgent.indexOf(token)).find((index) => index >= 0) ?? 0;
    const prefix = element.classList.contains('whole') ? userAgent.slice(0, position) : '';
    element.replaceChildren(prefix, h('b', { textContent: userAgent.slice(position) }));
  };
  element.onclick = () => {
    element.classList.toggle('whole');
    draw();
  };
  return {
    element,
    show(text) {
      userAgent = maskTokens(text);
      element.title = userAgent;
      draw();
    },
  };
}

/** Creates the button that downloads the page's flight log. Its label reports a missing log. */
export function flightButton(title: Text, fileName: string, read: () => string | undefined): HTMLButtonElement {
  const button = h('button', {
    type: 'button',
    className: 'quiet flight',
    textContent: PHONE.flight,
    title: PHONE.flightHint,
    aria: { label: PHONE.flightOf(title) },
  });
  button.onclick = () => {
    const log = read();
    if (log === undefined) setText(button, 'textContent', PHONE.noLogHere);
    else download(fileName, log);
    setTimeout(() => {
      setText(button, 'textContent', PHONE.flight);
    }, 3000);
  };
  return button;
}

/** Downloads a text as a file. */
export function download(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = h('a', { href, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // Delayed, because the browser reads the URL after the click.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

/** Creates the button that toggles between one phone in full size and all phones. */
export function enlargeButton(id: PhoneName, title: Text, setting: SettingStore): HTMLButtonElement {
  const button = h('button', { type: 'button', className: 'icon enlarge', textContent: '⤢' });
  const draw = (single: string) => {
    const label = single === id ? PHONE.showAll(title) : PHONE.showSingle(title);
    setText(button, 'title', label);
    setText(button, 'aria-label', label);
    button.setAttribute('aria-pressed', String(single === id));
  };
  button.onclick = () => setting.change('single', setting.current.single === id ? '' : id);
  setting.on('single', draw);
  draw(setting.current.single);
  return button;
}

/** A sheet of the host that covers the page. */
export interface HostSheet {
  readonly element: HTMLElement;
  show(title: Text, detail: Text): void;
  hide(): void;
  hideLater(ms: number): void;
}

export function hostSheet(): HostSheet {
  const element = h('div', { className: 'host-sheet', hidden: true, aria: { live: 'polite' } });
  const hide = () => {
    element.hidden = true;
  };
  return {
    element,
    show(title, detail) {
      element.replaceChildren(h('b', { textContent: title }), h('span', { textContent: detail }));
      element.hidden = false;
    },
    hide,
    hideLater: (ms) => void setTimeout(hide, ms),
  };
}
