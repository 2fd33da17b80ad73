// Tests that English and Chinese documents have the same sections, code, tables, steps and links.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../../scripts/workspace/root.ts';
import { PROTOCOL_VERSION } from '../../src/core/protocol.ts';

const sdk = join(root, 'bridge-sdk');
const read = (file: string) => readFileSync(join(sdk, file), 'utf8');
const INSTALLATION = '../docs/installation';
/** Lists the Chinese documents of the packages and of the installation, as paths from the SDK's folder. */
const CHINESE_FILES = [
  '.',
  'docs',
  '../native-shims',
  'bundle-tool',
  'create',
  'generator',
  'generator/docs',
  '../fixtures/backend',
  '..',
  INSTALLATION,
]
  .flatMap((folder) => readdirSync(join(sdk, folder)).map((file) => posix.join(folder, file)))
  .filter((file) => file.endsWith('.zh.md'));
const englishOf = (file: string) => file.replace('.zh.md', '.md');

const FENCED = /^```(\w*)\n([\s\S]*?)^```$/gm;
/** Matches a comment, which may be translated. The `://` of an address does not start a comment. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm;
const SHELL_COMMENT = / +# .*$/gm;

const proseLines = (text: string) => text.replace(FENCED, '').split('\n');

/** Returns the levels of the headings and the languages of the code blocks, in order. */
const outline = (text: string) =>
  [...text.matchAll(/^(#+) .+$|^```(\w*)\n[\s\S]*?^```$/gm)].map(([, level, language]) => level ?? `code ${language}`);

/** Returns each block's language, and its code without comments, empty lines and trailing spaces. */
const codeBlocks = (text: string) =>
  [...text.matchAll(FENCED)].map(([, language = '', block = '']) => ({
    language,
    code: block
      .replace(/^(?:sh|nginx)$/.test(language) ? SHELL_COMMENT : COMMENT, '')
      .replace(/[ \t]+$/gm, '')
      .replace(/\n{2,}/g, '\n')
      .trim(),
  }));

const sorted = (values: Iterable<string>) => [...new Set(values)].sort();

/** Returns the code and the numbers in each row of a table. */
const tableRows = (text: string) =>
  proseLines(text)
    .filter((line) => line.startsWith('|') && !/^[|\s:-]+$/.test(line))
    .map((line) => ({
      cells: line.split('|').length,
      code: sorted([...line.matchAll(/`[^`]+`/g)].map(String)),
      figures: sorted([...line.replace(/`[^`]+`|\]\([^)]*\)/g, '').matchAll(/\d+(?:[.,]\d+)*/g)].map(String)),
    }));

/** Returns the kind of each list item: a step, a checkbox or a bullet. */
const listItems = (text: string) => proseLines(text).flatMap((line) => /^(\d+\.|- \[ \]|-) /.exec(line)?.[1] ?? []);

/** Returns the targets of a text's links, without anchors, because headings are translated. */
const linkTargets = (file: string, text: string) =>
  sorted(
    [
      ...proseLines(text)
        .join('\n')
        .matchAll(/\]\(([^)#]*)/g),
    ]
      .map(([, path = '']) => (/^https?:/.test(path) || !path ? path : posix.join(posix.dirname(file), path)))
      .map(englishOf)
      .filter((path) => path && path !== englishOf(file)),
  );

it.each(CHINESE_FILES)(
  '%s when compared with the English document: has the same structure, code, tables and links',
  (file) => {
    const [chinese, english] = [read(file), read(englishOf(file))];
    expect(outline(chinese)).toEqual(outline(english));
    expect(codeBlocks(chinese)).toEqual(codeBlocks(english));
    expect(tableRows(chinese)).toEqual(tableRows(english));
    expect(listItems(chinese)).toEqual(listItems(english));
    expect(linkTargets(file, chinese)).toEqual(linkTargets(englishOf(file), english));
    // Requires a link from the English document to the Chinese document.
    expect(english).toContain(
      `](${/[^/]+$/.exec(file)?.[0]})`.replace('](', /^(?:generator\/)?docs\//.test(file) ? '](./' : ']('),
    );
  },
);

it('the list of documents: has every README, guide and installation page in both languages', () => {
  const english = readdirSync(join(sdk, 'docs')).filter((file) => /^[a-z-]+\.md$/.test(file));
  expect(english.length).toBeGreaterThan(20);
  const installation = readdirSync(join(sdk, INSTALLATION)).filter((file) => /^[\w-]+\.md$/.test(file));
  const expectedFiles = [
    ...[
      'README.md',
      '../README.md',
      '../native-shims/README.md',
      'bundle-tool/README.md',
      'create/README.md',
      'generator/README.md',
      'generator/docs/first-method.md',
      '../fixtures/backend/README.md',
    ],
    ...english.map((file) => `docs/${file}`),
    ...installation.map((file) => `${INSTALLATION}/${file}`),
  ].map((file) => file.replace(/md$/, 'zh.md'));
  expect(CHINESE_FILES.toSorted()).toEqual(expectedFiles.toSorted());
});

it('a link of a Chinese document when its target has a translation: leads to it or is the language switch', () => {
  for (const file of CHINESE_FILES) {
    const matches = [...read(file).matchAll(/\[([^\]]*)\]\((?!https?:)([^)#]*\.md)/g)].map(([, name, path = '']) => ({
      name,
      path,
    }));
    // Allows a link to an English document without a translation.
    const hasChinese = (path: string) => existsSync(join(sdk, posix.dirname(file), path.replace(/md$/, 'zh.md')));
    const english = matches.filter(({ path }) => !path.endsWith('.zh.md') && hasChinese(path));
    expect(english).toEqual([{ name: 'English', path: expect.stringContaining(posix.basename(englishOf(file))) }]);
  }
});

it('the prose and headings of each Chinese document: are Chinese', () => {
  for (const file of CHINESE_FILES) {
    const titles = proseLines(read(file)).filter((line) => line.startsWith('#'));
    // Ignores headings that are names in code.
    expect(titles.filter((line) => !/\p{Script=Han}/u.test(line) && !/^#+ [\w /@.-]+$/.test(line))).toEqual([]);
    // Compares lengths: a Chinese text has about one character for 3.5 English letters.
    const letters = proseLines(read(englishOf(file)))
      .join('')
      .replace(/`[^`]*`|\([^)]*\)/g, '')
      .match(/[a-z]/gi);
    expect(read(file).match(/\p{Script=Han}/gu)?.length).toBeGreaterThan((letters?.length ?? 0) / 5);
  }
});

it('the support page when compared with build and manifest: has the same versions', () => {
  const policy = read('docs/policy.md');
  const manifest: { engines: { node: string }; peerDependencies: Record<string, string> } = JSON.parse(
    read('package.json'),
  );
  const target = /target: '(es\d+)'/.exec(read('vite.config.ts'))?.[1] ?? 'none';
  expect(policy).toContain(`**The build's target is ${target.toUpperCase()}**`);
  expect(policy).toContain(`| ${manifest.engines.node.replace('>=', '')} and newer`);
  for (const [name, range] of Object.entries(manifest.peerDependencies)) {
    const [minVersion = '', maxVersion] = range.replace('>=', '').split(' <');
    const expectedText =
      name === 'react' ? `React ${minVersion} and newer` : `\`${name}\` from ${minVersion} below ${maxVersion}`;
    expect(policy).toContain(expectedText);
  }
  expect(policy).toContain(`own, \`${PROTOCOL_VERSION}\``);
  expect(read('docs/embedding-ios.md')).toContain(/needs (iOS \d+)/.exec(policy)?.[1]);
});
