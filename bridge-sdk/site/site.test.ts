/** Tests the site's links, settings and method links, and the check of the built pages. */
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../scripts/vitest/temporary-folder.ts';
import { writeFiles } from '../../scripts/workspace/files.ts';
import { faultsOf } from './check.ts';
import { siteSettings } from './configuration.ts';
import { pageOf, withSiteLinks } from './links.ts';
import { withPlaygroundLinks } from './methods.ts';

const folder = temporaryFolder();
const target = (repository?: string) => ({
  page: pageOf,
  picture: (file: string) => `/pictures/${file}`,
  other: (file: string) => repository && repository + file,
});

test.each([
  ['[wire](./wire.md#addresses)', '[wire](/sdk/wire#addresses)'],
  ['[errors](../README.md#errors)', '[errors](/sdk/#errors)'],
  ['[out](https://standardschema.dev), [here](#top)', '[out](https://standardschema.dev), [here](#top)'],
  ['[中文](./media.zh.md)', '[中文](/zh/sdk/media)'],
  ['`[code](./wire.md)`', '`[code](./wire.md)`'],
  ['[a source](../src/index.ts)', 'a source'],
  ['![lab](../lab.png)', '![lab](/pictures/bridge-sdk/lab.png)'],
])('the Markdown %s when converted for the site: %s', (text, expected) => {
  expect(withSiteLinks(text, 'bridge-sdk/docs/media.md', 'en', target())).toBe(expected);
});

test('the links of a Chinese document when converted: to Chinese pages, and to its English version', () => {
  const file = 'bridge-sdk/docs/media.zh.md';
  const linked = (text: string) => withSiteLinks(text, file, 'zh', target());
  expect(linked('[x](./hosts.zh.md) [y](../../docs/faults.md) [English](./media.md)')).toBe(
    '[x](/zh/sdk/hosts) [y](/zh/project/faults) [English](/sdk/media)',
  );
});

test('a link to a file without a page when a repository is set: to the repository', () => {
  const text = withSiteLinks('[s](../src/index.ts)', 'bridge-sdk/docs/media.md', 'en', target('https://git.example/'));
  expect(text).toBe('[s](https://git.example/bridge-sdk/src/index.ts)');
});

test('the settings when the environment is empty or invalid: defaults or an error', () => {
  expect(siteSettings({})).toEqual({ base: '/', repository: undefined, older: [], newest: undefined });
  const [repository, newest] = ['https://git.example/blob/', 'https://docs.example/'];
  expect(
    siteSettings({
      ...{ SITE_BASE: '/x/', SITE_REPOSITORY: repository, SITE_OLDER: '1.1.0,1.0.0-rc.0', SITE_NEWEST: newest },
    }),
  ).toEqual({ base: '/x/', repository, older: ['1.1.0', '1.0.0-rc.0'], newest });
  expect(() => siteSettings({ SITE_OLDER: '1.1.0,../x' })).toThrow('SITE_OLDER has ../x');
  expect(() => siteSettings({ SITE_NEWEST: '/' })).toThrow('SITE_NEWEST is /');
  expect(() => siteSettings({ SITE_BASE: 'x' })).toThrow('/bridge/');
  expect(() => siteSettings({ SITE_REPOSITORY: 'git.example' })).toThrow('ends with a slash');
});

test('the faults of built pages when links, headings and origins are wrong: all', () => {
  writeFiles(folder, {
    'index.html': '<h1 id="top">A</h1><a href="/x/b.html#here">b</a><a href="https://else.example/">e</a>',
    'b.html': '<p id="here"></p><a href="/x/">home</a><a href="gone.html">g</a><a href="/x/#no">n</a>',
    'c/d.html': '<img src="https://cdn.example/a.png"><a href="/b.html">out</a>',
  });
  expect(faultsOf(folder, '/x/').sort()).toEqual([
    'b.html: /x/#no names a missing heading',
    'b.html: gone.html does not exist',
    'c/d.html: /b.html is outside of /x/',
    'c/d.html: loads https://cdn.example/a.png from another origin',
  ]);
});

test('a method’s section when converted for the site: links to its card in the playground', () => {
  const [heading, rest] = ['## getSteps\n\n', 'Reads.\n\n## Unlike a method\n'];
  const address = '/x/playground/?lang=zh&words=zh&try=getSteps#/health/hybrid-example';
  expect(withPlaygroundLinks(heading + rest, 'bridge-sdk/docs/health.md', 'zh', '/x/')).toBe(
    `${heading}[在演练场中试一试](${address}){target="_self"}\n\n${rest}`,
  );
  expect(withPlaygroundLinks('## getSteps', 'bridge-sdk/docs/guide-hosts.md', 'en', '/')).toBe('## getSteps');
});
