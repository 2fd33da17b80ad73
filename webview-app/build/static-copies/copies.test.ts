import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { listenHere } from '../../../scripts/server/ports.ts';
import { temporaryFolder } from '../../../scripts/vitest/temporary-folder.ts';
import { writeFiles } from '../../../scripts/workspace/files.ts';
import { root } from '../../../scripts/workspace/root.ts';
import { staticCopies } from '../static-copies.ts';
import { COPY_LANGUAGES, type CopyLanguage, copyPath, copyText } from './copies.ts';
import { defaultCopies } from './default-copies.ts';
import { ownCopies } from './own-copies.ts';
import { SAMPLE_DATA } from './sample-data.ts';

const defaults = (language: CopyLanguage) => readFileSync(join(root, copyPath(language)), 'utf8');

describe.each(COPY_LANGUAGES)('the default copies in %s', (language) => {
  test('the default copies when they are generated again: are unchanged (else: node scripts/run.mjs static-fallbacks)', async () => {
    expect(defaults(language)).toBe(copyText(await defaultCopies(language)));
  });

  test.each(Object.entries(SAMPLE_DATA))('the default copies when searched for %s: have none', (_, pattern) => {
    expect(defaults(language)).not.toMatch(pattern);
  });

  test('the default copies when their texts are checked: are in the language of the file', () => {
    expect(defaults(language).includes('健康')).toBe(language === 'zh');
  });
});

describe('the copies of an installation', () => {
  const folder = temporaryFolder();
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  const FILES = {
    'static-config/sos.json': '{"phone":"1"}',
    'static-config/sos.en.json': '{"phone":"2"}',
    'static-config/service/OWN1.json': '{"phone":"1"}',
    'static-config/readme.txt': 'no copy',
    'apk/website/version.json': '{"yyb":"y"}',
  } as const;
  writeFiles(folder, FILES);

  async function originOf(answer: (path: string) => [status: number, text: string]): Promise<string> {
    const server = createServer((request, response) => {
      const [status, text] = answer((request.url ?? '').slice(1));
      response.writeHead(status).end(text);
    });
    servers.push(server);
    return `${await listenHere(server)}/`;
  }

  test('the copies of an installation when a folder is read: contain every JSON file, and equal contents once', async () => {
    const environment = { STATIC_COPIES: folder };
    expect(await ownCopies('zh', environment)).toEqual({
      files: { '/apk/website/version.json': 0, '/static-config/service/OWN1.json': 1, '/static-config/sos.json': 1 },
      contents: [{ yyb: 'y' }, { phone: '1' }],
    });
    const english = await ownCopies('en', environment);
    expect(english?.contents[english.files['/static-config/sos.json'] ?? -1]).toEqual({ phone: '2' });
    expect(english?.contents[english.files['/static-config/service/OWN1.json'] ?? -1]).toEqual({ phone: '1' });
  });

  test('the copies of an installation when a bucket lacks files: leave out these files', async () => {
    const files: Readonly<Record<string, string>> = FILES;
    const origin = await originOf((path) => (files[path] ? [200, files[path]] : [404, '']));
    expect(await ownCopies('en', { STATIC_ORIGIN: origin })).toEqual({
      files: { '/static-config/sos.json': 0, '/apk/website/version.json': 1 },
      contents: [{ phone: '2' }, { yyb: 'y' }],
    });
  });

  test('the build when the copies of an installation cannot be read: ends with a one-line error', async () => {
    const broken = await originOf(() => [500, '']);
    await expect(ownCopies('en', { STATIC_ORIGIN: broken })).rejects.toThrow(/^STATIC_ORIGIN: .* answered 500$/);
    await expect(ownCopies('en', { STATIC_COPIES: '/none/there' })).rejects.toThrow('there is no folder /none/there');
  });

  test('the copies of an installation when the app is built: replace only the default copies', async () => {
    const load = (environment: Readonly<Record<string, string>>, file: string) => {
      const plugin = staticCopies(environment);
      return typeof plugin.load === 'function' ? plugin.load.call({} as never, join(root, file)) : undefined;
    };
    expect(await load({ STATIC_COPIES: folder }, copyPath('en'))).toContain('"phone":"2"');
    expect(await load({ STATIC_COPIES: folder }, 'webview-app/src/main.tsx')).toBeNull();
    expect(await load({}, copyPath('en'))).toBeNull();
  });
});
