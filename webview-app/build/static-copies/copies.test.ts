import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { listenHere } from '../../../scripts/server/ports.ts';
import { temporaryFolder } from '../../../scripts/vitest/temporary-folder.ts';
import { writeFiles } from '../../../scripts/workspace/files.ts';
import { root } from '../../../scripts/workspace/root.ts';
import { staticCopies } from '../static-copies.ts';
import { COPY_LANGUAGES, copyPath, NO_COPIES } from './copies.ts';
import { ownCopies } from './own-copies.ts';
import { SAMPLE_DATA } from './sample-data.ts';
import { sampleFiles } from './sample-files.ts';

test.each(COPY_LANGUAGES)('the copies in %s when a build is given no files: are none', async (language) => {
  expect(JSON.parse(readFileSync(join(root, copyPath(language)), 'utf8'))).toEqual(NO_COPIES);
  expect(await ownCopies(language, {})).toBeUndefined();
});

test.each(Object.entries(SAMPLE_DATA))('the sample files when searched for %s: have none', async (_, pattern) => {
  expect(JSON.stringify(await sampleFiles())).not.toMatch(pattern);
});

describe('the copies of an installation', () => {
  const folder = temporaryFolder();
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  const entry = { code: 'a', name: 'b', desc: 'c' };
  const words = { title: 't', subtitle: 's', pictures: [], services: [], steps: [], notes: [], faq: [] };
  const overseas = (phone: string) => JSON.stringify({ ...words, phone, countries: [entry] });
  const FILES: Readonly<Record<string, string>> = {
    'static-config/overseas.json': overseas('1'),
    'static-config/overseas.en.json': overseas('2'),
    'static-config/service/OWN1.json': JSON.stringify({ serviceNo: 'OWN1', ...words, phone: '1' }),
    'static-config/unknown.json': 'no copy',
    'static-config/readme.txt': 'no copy',
    'apk/website/version.json': '{"yyb":"y"}',
  };
  writeFiles(folder, FILES);

  async function originOf(answer: (path: string) => [status: number, text: string]): Promise<string> {
    const server = createServer((request, response) => {
      const [status, text] = answer((request.url ?? '').slice(1));
      response.writeHead(status).end(text);
    });
    servers.push(server);
    return `${await listenHere(server)}/`;
  }

  test('the copies of an installation when a folder is read: are its files that stand beside no price', async () => {
    const chinese = { files: { '/apk/website/version.json': 0, '/static-config/overseas.json': 1 } };
    expect(await ownCopies('zh', { STATIC_COPIES: folder })).toMatchObject({
      ...chinese,
      contents: [{ yyb: 'y' }, { phone: '1' }],
    });
    expect(await ownCopies('en', { STATIC_COPIES: folder })).toMatchObject({
      ...chinese,
      contents: [{ yyb: 'y' }, { phone: '2' }],
    });
  });

  test('the copies of an installation when a bucket lacks files: leave out these files', async () => {
    const origin = await originOf((path) => (FILES[path] ? [200, FILES[path]] : [404, '']));
    expect(await ownCopies('en', { STATIC_ORIGIN: origin })).toMatchObject({
      files: { '/apk/website/version.json': 0, '/static-config/overseas.json': 1 },
    });
  });

  test('the build when a file is wrong: ends with file, pointer, expected and found', async () => {
    const wrong = temporaryFolder();
    writeFiles(wrong, {
      'static-config/sos.json': '{',
      'static-config/overseas.json': overseas('').replace('[]', '7'),
    });
    await expect(ownCopies('en', { STATIC_COPIES: wrong })).rejects.toThrow(
      [
        'STATIC_COPIES:',
        'static-config/overseas.json /pictures: expected array, found integer',
        'static-config/overseas.json /phone: expected a text that is not empty, found an empty text',
        'static-config/sos.json /: expected JSON, found no JSON',
      ].join('\n  '),
    );
  });

  test('the build when the copies of an installation cannot be read: ends with a one-line error', async () => {
    const broken = await originOf(() => [500, '']);
    await expect(ownCopies('en', { STATIC_ORIGIN: broken })).rejects.toThrow(/^STATIC_ORIGIN:\s.* answered 500$/);
    await expect(ownCopies('en', { STATIC_COPIES: '/none/there' })).rejects.toThrow('there is no folder /none/there');
  });

  test('an installation’s own static copies when the app is built: replace only the module with the built-in copies', async () => {
    const load = (environment: Readonly<Record<string, string>>, file: string) => {
      const plugin = staticCopies(environment);
      return typeof plugin.load === 'function' ? plugin.load.call({} as never, join(root, file)) : undefined;
    };
    expect(await load({ STATIC_COPIES: folder }, copyPath('en'))).toContain('"phone":"2"');
    expect(await load({ STATIC_COPIES: folder }, 'webview-app/src/main.tsx')).toBeNull();
    expect(await load({}, copyPath('en'))).toBeNull();
  });
});
