/** Extends the theme of VitePress: system fonts, a link to the list of all pages, and fixes for accessibility. */
import { useData, withBase } from 'vitepress';
import Theme from 'vitepress/theme-without-fonts';
import { h } from 'vue';
import './style.css';

const CONTENTS = { en: ['All pages', '/contents.html'], 'zh-CN': ['全部页面', '/zh/contents.html'] };

const ToContents = {
  setup() {
    const { lang } = useData();
    return () => {
      const [words, address] = CONTENTS[lang.value] ?? CONTENTS.en;
      return h('p', { class: 'to-contents' }, h('a', { href: withBase(address) }, words));
    };
  },
};

/** Makes wide tables and code blocks scrollable by keyboard, and removes a button inside another from each sidebar group. */
function makeReachable() {
  for (const element of document.querySelectorAll('.vp-doc table, .vp-doc pre')) {
    if (element.scrollWidth > element.clientWidth) element.setAttribute('tabindex', '0');
  }
  for (const group of document.querySelectorAll('.VPSidebarItem > .item[role="button"]')) {
    const caret = group.querySelector('.caret');
    for (const name of ['role', 'tabindex', 'aria-label']) (caret ?? group).removeAttribute(name);
  }
}

export default {
  extends: Theme,
  Layout: () => h(Theme.Layout, null, { 'doc-after': () => h(ToContents) }),
  enhanceApp({ router }) {
    if (typeof window === 'undefined') return;
    const later = () => setTimeout(makeReachable, 200);
    router.onAfterRouteChanged = later;
    later();
  },
};
