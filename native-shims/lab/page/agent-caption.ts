import { h } from './element.ts';

/** What tells a host, the most telling first. */
const TELLING = ['SdHealthApp/', 'wxwork/', 'miniProgram/', 'MicroMessenger/', 'Version/', 'Chrome/'];

/** A user agent from where it tells the host; tapped, all of it. */
export function agentCaption(): { element: HTMLElement; show(text: string): void } {
  const element = h('button', { type: 'button', className: 'agent' });
  let whole = '';
  const draw = () => {
    const at = TELLING.map((token) => whole.indexOf(token)).find((index) => index >= 0) ?? 0;
    const before = element.classList.contains('whole') ? whole.slice(0, at) : '';
    element.replaceChildren(before, h('b', { textContent: whole.slice(at) }));
  };
  element.onclick = () => {
    element.classList.toggle('whole');
    draw();
  };
  return {
    element,
    show(text) {
      whole = text;
      element.title = text;
      draw();
    },
  };
}
