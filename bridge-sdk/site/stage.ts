/** Writes the input of VitePress: pages with the site's links, pictures and the sidebar's data. Nobody edits these files. */
import { copyFileSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../../scripts/workspace/root.ts';
import type { SiteSettings } from './configuration.ts';
import { pageOf, withSiteLinks } from './links.ts';
import { methodsOf, withPlaygroundLinks } from './methods.ts';
import {
  addressIn,
  fileOf,
  GROUPS,
  type GroupName,
  LANGUAGES,
  type Language,
  PAGES,
  type Page,
  read,
  titleOf,
} from './pages.ts';
import { PACKAGES, referencePage } from './reference.ts';

interface Item {
  readonly text: string;
  readonly link: string;
}

/** Holds the data for the VitePress configuration (`vitepress/config.mjs`). */
export interface SiteData extends SiteSettings {
  /** False for a site without a playground. Then no page links to it. */
  readonly hasPlayground: boolean;
  readonly version: string;
  readonly sidebar: Readonly<Record<Language, readonly { text: string; items: readonly Item[] }[]>>;
}

const NOTES = {
  english: '> 本页只有英文。',
  contents: { en: 'All pages', zh: '全部页面' },
} as const;

const linkOf = (address: string, language: Language): string =>
  `/${addressIn(address, language)}`.replace(/(^|\/)index$/, '$1');

function sidebarOf(language: Language) {
  const items = (group: GroupName): Item[] => [
    ...PAGES.filter((page) => page.group === group).map((page) => ({
      text: titleOf(read(fileOf(page, language).file)),
      link: linkOf(page.address, language),
    })),
    ...(group === 'reference'
      ? PACKAGES.map(({ name, address }) => ({
          text: `API: ${name.replace(/^.*\//, '')}`,
          link: linkOf(address, language),
        }))
      : []),
  ];
  return (Object.keys(GROUPS) as GroupName[]).map((group) => ({
    text: GROUPS[group][language],
    items: items(group),
  }));
}

/** Returns a page that lists all pages, for browsers without scripts, because the menu on phones needs scripts. */
const contentsPage = (language: Language): string =>
  [
    `# ${NOTES.contents[language]}`,
    ...sidebarOf(language).map(({ text, items }) =>
      [`## ${text}`, items.map((item) => `- [${item.text}](${item.link})`).join('\n')].join('\n\n'),
    ),
  ].join('\n\n');

/** Writes all pages into `folder`, with `site.json` for the VitePress configuration. */
export function writePages(folder: string, settings: SiteSettings, hasPlayground: boolean): void {
  rmSync(folder, { recursive: true, force: true });
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const target = {
    page: pageOf,
    picture(file: string) {
      const name = `pictures/${basename(file)}`;
      mkdirSync(join(folder, 'public/pictures'), { recursive: true });
      copyFileSync(join(root, file), join(folder, 'public', name));
      return `/${name}`;
    },
    other(file: string) {
      const exists = statSync(join(root, file), { throwIfNoEntry: false }) !== undefined;
      return exists && settings.repository ? settings.repository + file : undefined;
    },
  };
  const frontMatter = (values: Readonly<Record<string, unknown>>) =>
    `---\n${Object.entries(values)
      .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
      .join('\n')}\n---\n\n`;
  const writePage = (page: Page, language: Language) => {
    const { file, language: fileLanguage } = fileOf(page, language);
    // Removes the comment at the beginning, which is for authors.
    const linked = withSiteLinks(read(file).replace(/^<!--[\s\S]*?-->\s*/, ''), file, language, target);
    const text = hasPlayground ? withPlaygroundLinks(linked, page.source, language, settings.base) : linked;
    const isEnglish = fileLanguage !== language;
    const head = frontMatter({ source: file, ...(isEnglish && { english: true }) });
    write(`${addressIn(page.address, language)}.md`, `${head}${isEnglish ? `${NOTES.english}\n\n` : ''}${text}`);
  };
  for (const language of LANGUAGES) {
    for (const page of PAGES) writePage(page, language);
    const rowPage = (row: string) => {
      const address = methodsOf().get(row);
      return address && `${linkOf(address, language)}#${row.toLowerCase()}`;
    };
    for (const product of PACKAGES)
      write(
        `${addressIn(product.address, language)}.md`,
        frontMatter({ outline: [2, 2] }) + referencePage(product, language, rowPage),
      );
    write(`${addressIn('contents', language)}.md`, contentsPage(language));
  }
  const { version }: { version: string } = JSON.parse(read('bridge-sdk/package.json'));
  const data: SiteData = { ...settings, hasPlayground, version, sidebar: { en: sidebarOf('en'), zh: sidebarOf('zh') } };
  write('site.json', JSON.stringify(data, null, 1));
}
