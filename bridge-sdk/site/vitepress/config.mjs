/** Configures VitePress from the data that `stage.ts` wrote. The file is copied beside the pages, where VitePress is installed. */
import { readFileSync } from 'node:fs';
import { slugOf } from './slug.mjs';

const { base, hasPlayground, newest, older, repository, version, sidebar } = JSON.parse(
  readFileSync(new URL('../site.json', import.meta.url), 'utf8'),
);

/** Splits text into search terms, Chinese into pairs of characters, as it has no spaces. VitePress copies the source into the page. */
const tokenize = (text) =>
  (text.toLowerCase().match(/[\p{Script=Han}]+|[\p{L}\p{N}_]+/gu) ?? []).flatMap((word) => {
    if (!/\p{Script=Han}/u.test(word) || word.length === 1) return [word];
    return Array.from({ length: word.length - 1 }, (_, i) => word.slice(i, i + 2));
  });

const EDIT = { en: 'Edit this page', zh: '编辑此页' };

/** Returns the menu of versions: release notes, the newest release if this one is older, and older releases. */
const versionsIn = (isChinese, at) => ({
  text: version,
  items: [
    { text: isChinese ? '更新日志' : 'Release notes', link: `${at}sdk/changelog` },
    ...(newest ? [{ text: isChinese ? '最新版本' : 'Newest version', link: newest, target: '_self' }] : []),
    ...older.map((release) => ({ text: release, link: `/v/${release}${at}`, target: '_self' })),
  ],
});

const themeOf = (language) => {
  const at = language === 'zh' ? '/zh/' : '/';
  const isChinese = language === 'zh';
  return {
    nav: [
      { text: isChinese ? '指南' : 'Guides', link: `${at}sdk/guide-hosts` },
      { text: isChinese ? '方法' : 'Methods', link: `${at}sdk/hosts` },
      { text: 'API', link: `${at}api/bridge-sdk` },
      { text: isChinese ? '后端' : 'Backend', link: `${at}backend-api/`, target: '_self' },
      ...(hasPlayground
        ? [{ text: isChinese ? '演练场' : 'Playground', link: `/playground/?lang=${language}`, target: '_self' }]
        : []),
      versionsIn(isChinese, at),
    ],
    sidebar: sidebar[language],
    // Makes the link from the page's front matter. VitePress copies the function's source into the page, so it is self-contained.
    ...(repository && {
      editLink: {
        pattern: new Function('{ frontmatter }', `return ${JSON.stringify(repository)} + frontmatter.source`),
        text: EDIT[language],
      },
    }),
    ...(isChinese && {
      outline: { level: [2, 3], label: '本页内容' },
      docFooter: { prev: '上一页', next: '下一页' },
      darkModeSwitchLabel: '外观',
      lightModeSwitchTitle: '切换到浅色',
      darkModeSwitchTitle: '切换到深色',
      sidebarMenuLabel: '目录',
      returnToTopLabel: '回到顶部',
      langMenuLabel: '语言',
      skipToContentLabel: '跳到正文',
      notFound: {
        title: '没有这个页面',
        quote: '地址可能写错了，或页面已经移走。',
        linkLabel: '回到首页',
        linkText: '回到首页',
      },
    }),
  };
};

const CHINESE_SEARCH = {
  button: { buttonText: '搜索', buttonAriaLabel: '搜索' },
  modal: {
    displayDetails: '显示详情',
    resetButtonTitle: '清空',
    backButtonTitle: '关闭',
    noResultsText: '没有找到',
    footer: { selectText: '打开', navigateText: '选择', closeText: '关闭' },
  },
};

export default {
  title: 'SdHealth Bridge',
  description: 'One typed bridge for a web page in six hosts',
  base,
  outDir: './built',
  cacheDir: './.cache',
  srcExclude: ['built/**'],
  lastUpdated: false,
  metaChunk: true,
  ignoreDeadLinks: [/\/playground\//, /\/backend-api\//, /^\/v\//],
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  locales: {
    root: { label: 'English', lang: 'en', themeConfig: themeOf('en') },
    zh: {
      label: '中文',
      lang: 'zh-CN',
      link: '/zh/',
      description: '一套带类型的桥接接口，让同一个网页运行在六种宿主里',
      themeConfig: themeOf('zh'),
    },
  },
  themeConfig: {
    outline: { level: [2, 3] },
    search: {
      provider: 'local',
      options: {
        locales: { zh: { translations: CHINESE_SEARCH } },
        miniSearch: { options: { tokenize } },
      },
    },
  },
  markdown: {
    html: false,
    // Highlights ArkTS as TypeScript, because the highlighter lacks ArkTS.
    languageAlias: { ets: 'ts' },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    anchor: { slugify: slugOf },
    // Marks the English text of a page without a translation as English.
    config(md) {
      const render = md.render.bind(md);
      md.render = (text, env) => {
        const html = render(text, env);
        return env?.frontmatter?.english ? `<div lang="en">${html}</div>` : html;
      };
    },
  },
};
