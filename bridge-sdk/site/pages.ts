/** Lists the pages of the site: each is a Markdown file of the repository with an address. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/workspace/root.ts';

export const LANGUAGES = ['en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Page {
  /** The path of the English file, relative to the repository's root. */
  readonly source: string;
  /** The path on the site without language and extension, such as `sdk/media`. */
  readonly address: string;
  readonly group: GroupName;
}

export const GROUPS = {
  start: { en: 'Start', zh: '开始' },
  guides: { en: 'Guides', zh: '指南' },
  methods: { en: 'Methods and events', zh: '方法与事件' },
  apps: { en: 'For teams of apps', zh: 'App 团队' },
  reference: { en: 'Reference', zh: '参考' },
  installation: { en: 'Installation', zh: '部署' },
  project: { en: 'This project', zh: '项目' },
  decisions: { en: 'Decisions', zh: '决策记录' },
} as const satisfies Record<string, Record<Language, string>>;
export type GroupName = keyof typeof GROUPS;

const SDK_DOCS = 'bridge-sdk/docs';
/** Maps the SDK's documents to their groups. A document that is not listed here describes a capability. */
const GROUP_OF: Readonly<Record<string, GroupName>> = {
  'guide-hosts': 'guides',
  'guide-payment': 'guides',
  'guide-signing': 'guides',
  'own-methods': 'guides',
  'guide-debugger': 'guides',
  'guide-troubleshooting': 'guides',
  migration: 'guides',
  hosts: 'methods',
  'embedding-android': 'apps',
  'embedding-ios': 'apps',
  'embedding-harmony': 'apps',
  'mini-program': 'apps',
  wire: 'apps',
  'signed-bundles': 'apps',
  policy: 'reference',
};

/** Returns the names of a folder's Markdown files, without language and extension, sorted. */
const namesIn = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md') && !name.endsWith('.zh.md'))
    .map((name) => name.slice(0, -'.md'.length))
    .sort();

const sdkPages = (): Page[] => {
  const order = Object.keys(GROUP_OF);
  return namesIn(SDK_DOCS)
    .sort((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((name) => ({
      source: `${SDK_DOCS}/${name}.md`,
      address: `sdk/${name}`,
      group: GROUP_OF[name] ?? 'methods',
    }));
};

const inFolder = (folder: string, address: string, group: GroupName): Page[] =>
  namesIn(folder).map((name) => ({
    source: `${folder}/${name}.md`,
    address: `${address}/${name === 'README' ? 'index' : name}`,
    group,
  }));

/** Lists all pages from Markdown files, in the order of the sidebar. */
export const PAGES: readonly Page[] = [
  { source: 'README.md', address: 'index', group: 'start' },
  { source: 'bridge-sdk/README.md', address: 'sdk/index', group: 'start' },
  { source: 'native-shims/README.md', address: 'shims/index', group: 'start' },
  { source: 'bridge-sdk/bundle-tool/README.md', address: 'bundle-tool/index', group: 'start' },
  { source: 'bridge-sdk/generator/README.md', address: 'generator/index', group: 'start' },
  { source: 'bridge-sdk/create/README.md', address: 'create/index', group: 'start' },
  { source: 'fixtures/backend/README.md', address: 'backend/index', group: 'start' },
  ...sdkPages(),
  { source: 'bridge-sdk/generator/docs/first-method.md', address: 'generator/first-method', group: 'guides' },
  ...inFolder('docs/installation', 'installation', 'installation'),
  ...inFolder('docs', 'project', 'project'),
  ...inFolder('docs/specification', 'project/specification', 'project'),
  { source: 'bridge-sdk/CHANGELOG.md', address: 'sdk/changelog', group: 'project' },
  { source: 'native-shims/CHANGELOG.md', address: 'shims/changelog', group: 'project' },
  { source: 'bridge-sdk/bundle-tool/CHANGELOG.md', address: 'bundle-tool/changelog', group: 'project' },
  { source: 'bridge-sdk/generator/CHANGELOG.md', address: 'generator/changelog', group: 'project' },
  ...inFolder('docs/decisions', 'project/decisions', 'decisions'),
];

/** Returns the file of a page in a language. Without a Chinese file it returns the English one. */
export function fileOf({ source }: Page, language: Language): { readonly file: string; readonly language: Language } {
  const translated = source.replace(/\.md$/, '.zh.md');
  return language === 'zh' && existsSync(join(root, translated))
    ? { file: translated, language: 'zh' }
    : { file: source, language: 'en' };
}

/** Returns the path of a page in a language, without extension, such as `zh/sdk/media`. */
export const addressIn = (address: string, language: Language): string =>
  language === 'en' ? address : `${language}/${address}`;

/** Returns the first heading of a Markdown text, without backticks and asterisks. */
export const titleOf = (markdown: string): string => (/^# (.+)$/m.exec(markdown)?.[1] ?? '').replace(/[`*]/g, '');

export const read = (file: string): string => readFileSync(join(root, file), 'utf8');
