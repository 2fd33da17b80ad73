import { button, element } from './element.ts';
import type { Tab } from './tab.ts';

/** Creates a tab list with one open tab. Arrow keys, Home and End select a tab. */
export function tabList(
  label: string,
  tabs: readonly { readonly title: string; readonly tab: Tab }[],
  changed: () => void,
): { readonly nodes: readonly HTMLElement[]; refresh(): void } {
  let open = 0;
  const heads = tabs.map(({ title }, index) =>
    button(title, () => show(index), { role: 'tab', id: `tab-${index}`, 'aria-controls': 'content' }),
  );
  const content = element('div', { class: 'content', role: 'tabpanel', id: 'content', tabindex: '0' });
  const list = element('div', { class: 'tabs', role: 'tablist', 'aria-label': label }, ...heads);
  const refresh = () => {
    const shown = tabs[open];
    if (shown) shown.tab.refresh();
  };
  const show = (index: number) => {
    open = index;
    heads.forEach((head, headIndex) => {
      head.setAttribute('aria-selected', `${headIndex === index}`);
      head.tabIndex = headIndex === index ? 0 : -1;
    });
    content.setAttribute('aria-labelledby', `tab-${index}`);
    content.textContent = '';
    content.scrollTop = 0;
    const shown = tabs[index];
    if (shown) content.appendChild(shown.tab.node);
    changed();
    refresh();
  };
  list.addEventListener('keydown', (event) => {
    const step = { ArrowRight: open + 1, ArrowLeft: open - 1, Home: 0, End: heads.length - 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show((step + heads.length) % heads.length);
    const head = heads[open];
    if (head) head.focus();
  });
  show(0);
  return { nodes: [list, content], refresh };
}
