import { button, element } from './element.ts';
import type { Tab } from './tab.ts';

/** Creates a tab list with one open tab. Arrow keys, Home and End select a tab. */
export function tabList(
  label: string,
  tabs: readonly { readonly title: string; readonly tab: Tab }[],
  onChange: () => void,
): { readonly nodes: readonly HTMLElement[]; refresh(): void } {
  let active = 0;
  const buttons = tabs.map(({ title }, index) =>
    button(title, () => show(index), { role: 'tab', id: `tab-${index}`, 'aria-controls': 'content' }),
  );
  const content = element('div', { class: 'content', role: 'tabpanel', id: 'content', tabindex: '0' });
  const list = element('div', { class: 'tabs', role: 'tablist', 'aria-label': label }, ...buttons);
  const refresh = () => {
    const tab = tabs[active];
    if (tab) tab.tab.refresh();
  };
  const show = (index: number) => {
    active = index;
    buttons.forEach((item, buttonIndex) => {
      item.setAttribute('aria-selected', `${buttonIndex === index}`);
      item.tabIndex = buttonIndex === index ? 0 : -1;
    });
    content.setAttribute('aria-labelledby', `tab-${index}`);
    content.textContent = '';
    content.scrollTop = 0;
    const tab = tabs[index];
    if (tab) content.appendChild(tab.tab.node);
    onChange();
    refresh();
  };
  list.addEventListener('keydown', (event) => {
    const target = { ArrowRight: active + 1, ArrowLeft: active - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    show((target + buttons.length) % buttons.length);
    const item = buttons[active];
    if (item) item.focus();
  });
  show(0);
  return { nodes: [list, content], refresh };
}
