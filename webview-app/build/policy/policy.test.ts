import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../scripts/vitest/temporary-folder.ts';
import { partsOf, withPolicy } from './page.ts';
import { headerPolicyOf, type PageParts, policyOf, policyText } from './policy.ts';
import { headersFor, headersOf, linkFiles, serverFiles } from './server-files.ts';

const page = (tags: Readonly<Record<string, string>>, isSplit: boolean): PageParts => ({
  tag: (name) => tags[name] ?? '',
  scripts: ["'sha256-a'"],
  styles: ["'sha256-b'"],
  isSplit,
});
const split = (tags = {}) => policyOf(page(tags, true), {});
const single = (tags = {}, environment = {}) => policyOf(page(tags, false), environment);

describe('the policy', () => {
  it('the policy when the site serves everything itself: allows only the site', () => {
    expect(split()).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", "'sha256-a'"],
      'style-src': ["'self'", "'sha256-b'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'connect-src': ["'self'", 'blob:'],
      'frame-src': ['weixin:'],
      'worker-src': ["'self'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'form-action': ["'self'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['page-worker', 'document-worker', 'article-html'],
    });
  });

  it('the single file’s policy when it is created: allows only its own code, and no frame, worker or form', () => {
    const none = ["'none'"];
    expect(single()).toMatchObject({
      ...{ 'script-src': ["'sha256-a'"], 'style-src': ["'sha256-b'"], 'trusted-types': ['piece', 'article-html'] },
      ...{ 'frame-src': none, 'worker-src': none, 'form-action': none },
    });
  });

  it('the policy when the installation has other servers: allows requests and pictures of each', () => {
    const tags = {
      'api-origin': 'https://api.example/',
      'account-origin': 'https://account.example',
      'static-origin': 'https://cdn.example',
      'web-origin': 'https://web.example',
      'chat-origin': 'https://chat.example',
      'telephony-host': 'switch.example',
      'picture-origins': 'https://p1.example https://cdn.example',
    };
    expect(split(tags)['connect-src']).toEqual([
      ...["'self'", 'blob:', 'https://api.example', 'https://account.example'],
      ...['https://cdn.example', 'https://web.example', 'wss://chat.example'],
      ...['wss://switch.example:5049', 'wss://switch.example:14900'],
    ]);
    expect(split(tags)['img-src']).toEqual([
      ...["'self'", 'data:', 'blob:', 'https://api.example', 'https://account.example'],
      ...['https://cdn.example', 'https://p1.example'],
    ]);
    expect(split(tags)['script-src']).toEqual(["'self'", "'sha256-a'"]);
  });

  it('the policy when a build has other servers: allows them, and the public address only in the single file', () => {
    const environment = { API_ORIGIN: 'https://api.example', WEB_ORIGIN: 'https://web.example' };
    expect(single({}, environment)['connect-src']?.join(' ')).toBe(
      "'self' blob: https://api.example https://web.example wss://api.example",
    );
    const chat = { 'chat-origin': 'https://chat.example' };
    expect(single(chat, environment)['connect-src']).toContain('wss://chat.example');
    expect(single(chat, environment)['connect-src']).not.toContain('wss://api.example');
    expect(policyOf(page({}, true), environment)['connect-src']).not.toContain('https://web.example');
  });

  it('the origins that may embed the page when they are configured: are in the header’s policy, and nothing else is', () => {
    const tags = { 'allowed-origins': 'https://b.example', 'web-origin': 'https://w.example' };
    expect(split(tags)).not.toHaveProperty('frame-ancestors');
    const ancestors = ["'self'", 'https://b.example', 'https://w.example'];
    expect(headerPolicyOf(page(tags, true), {})).toEqual({ 'frame-ancestors': ancestors });
    expect(headerPolicyOf(page({}, true), {})).toEqual({ 'frame-ancestors': ["'self'"] });
  });

  it.each([
    '*',
    'https://a.example; script-src *',
    'https://a.example/path',
    'javascript:1',
    'https://u@a.example',
    "'unsafe-inline'",
  ])('the policy when a setting is %s, which is no origin: refused', (text) => {
    expect(() => split({ 'static-origin': text })).toThrow(/needs origins such as https:\/\/health.example/);
    const ancestors = page({ 'allowed-origins': `https://b.example ${text}` }, true);
    expect(() => headerPolicyOf(ancestors, {})).toThrow(/needs origins/);
    expect(() => split({ 'telephony-host': `https://switch.example${text}` })).toThrow(/telephony-host/);
  });

  it('the policy when it is written as a text: is one line', () => {
    expect(policyText({ 'default-src': ["'none'"], 'img-src': ["'self'", 'data:'] })).toBe(
      "default-src 'none'; img-src 'self' data:",
    );
  });
});

describe('the page', () => {
  // The hash of "go()", computed by `openssl dgst -sha256 -binary | base64`.
  const GO = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='";
  const html = (content: string) => `<html><head><meta charset="utf-8" />\n<title></title>${content}</head></html>`;

  it('a page when its scripts and styles are hashed: has hashes for inline ones, not for data and files', () => {
    const data = '<style>p{}</style><script type="application/json" id="x">{}</script>';
    const parts = partsOf(html(`${data}<script>go()</script><script type="module">go()</script>`));
    expect(parts).toMatchObject({ scripts: [GO], styles: [expect.any(String)], isSplit: false });
    const file = html('<script type="module" crossorigin src="/a.js"></script>');
    expect(partsOf(file)).toMatchObject({ scripts: [], isSplit: true });
  });

  it('an inline program when it is hashed: has normalized line ends and markup as text', () => {
    const lines = (end: string) => partsOf(html(`<script>a()${end}b()</script>`)).scripts;
    expect(lines('\r\n')).toEqual(lines('\n'));
    expect(lines('\r')).toEqual(lines('\n'));
    expect(partsOf(html('<script>a("<style>p{}<\\/style>")</script>')).styles).toEqual([]);
  });

  it('a page when its policy is written twice: has it once, first in the page', () => {
    const twice = withPolicy(withPolicy(html('<script>go()</script>'), {}), {});
    expect(twice).toBe(withPolicy(html('<script>go()</script>'), {}));
    expect(twice.match(/http-equiv/g)).toHaveLength(1);
    expect(twice.indexOf('http-equiv')).toBeLessThan(twice.indexOf('<title>'));
    expect(twice).toContain(`script-src ${GO};`);
    expect(() => withPolicy('<p>', {})).toThrow('the page has no <meta charset');
  });

  it('the policy when the page’s tags were edited after the build: is updated by the new tags', () => {
    const previous = withPolicy(html('<meta name="api-origin" content="" />'), {});
    const edited = previous.replace('content="" />', 'content="https://api.example" />');
    expect(withPolicy(edited, {})).toContain("connect-src 'self' blob: https://api.example wss://api.example;");
  });
});

describe('the files for servers', () => {
  const folder = temporaryFolder();
  const headers = headersOf('<script src="/a.js"></script>', {});

  it('the headers for servers when they are created: set policy, referrer and content type', () => {
    expect(Object.keys(headers)).toEqual(['Content-Security-Policy', 'Referrer-Policy', 'X-Content-Type-Options']);
    expect(headers).toMatchObject({ 'Referrer-Policy': 'strict-origin', 'X-Content-Type-Options': 'nosniff' });
    expect(headers['Content-Security-Policy']).toBe("frame-ancestors 'self'");
  });

  it('the files for servers when a release has another program and style: have the same bytes', () => {
    const filesOf = (content: string) => serverFiles('/health/', headersOf(`<head>${content}</head>`, {}));
    const names = ['_headers', 'nginx-headers.conf', 'caddy-headers.conf'];
    expect(Object.keys(filesOf(''))).toEqual(names);
    expect(filesOf('<style>a{}</style><script>go()</script>')).toEqual(filesOf('<script src="/a.js"></script>'));
  });

  it('a worker when its file is sent: may load from and call only its own server', () => {
    writeFileSync(join(folder, '_headers'), serverFiles('/health/', headers)['_headers'] ?? '');
    for (const path of ['/health/worker.js', '/health/assets/pdf.worker-12345678.js'])
      expect(headersFor(folder, path)['Content-Security-Policy']).toBe(
        "frame-ancestors 'self', default-src 'none'; script-src 'self'; connect-src 'self'",
      );
  });

  it('the header file when it is matched with a path: has headers only for the app’s paths', () => {
    const files = serverFiles('/health/', headers);
    writeFileSync(join(folder, '_headers'), files['_headers'] ?? '');
    expect(headersFor(folder, '/health/a/b')).toEqual(headers);
    expect(headersFor(folder, '/api/x')).toEqual({});
    expect(headersFor(join(folder, 'none'), '/health/')).toEqual({});
    for (const [name, value] of Object.entries(headers)) {
      expect(files['nginx-headers.conf']).toContain(`add_header ${name} "${value}" always;\n`);
      expect(files['caddy-headers.conf']).toContain(`header ${name} "${value}"\n`);
    }
  });

  it.each([
    ['/health/', 'every, home'],
    ['/health/?lang=zh', 'every, home'],
    ['/health/science/a1?from=/health/', 'every, science'],
    ['/health/science/a1/b', 'every, other'],
    ['/health/index.html', 'every, other'],
    ['/health/my/orders', 'every, other'],
    ['/health/assets/a-12345678.js', ''],
    ['/health/worker.js', ''],
    ['/health/preload-links.json?x', ''],
  ])('nginx’s map when %s is requested: has the links “%s”', (address, announced) => {
    const words = { zh: [], en: [] };
    const links = {
      every: ['every'],
      words,
      routes: [
        { path: '^/$', files: ['home'], words },
        { path: '^/science/[^/]+$', files: ['science'], words },
      ],
      other: ['other'],
    };
    const map = linkFiles('/health/', links)['nginx-preload.conf'] ?? '';
    expect(map).toMatch(/^map \$request_uri /);
    const rows = [...map.matchAll(/^ {2}"~([^"]*)" "([^"]*)";$/gm)];
    const [, , match = 'every, other'] = rows.find(([, pattern = '']) => new RegExp(pattern).test(address)) ?? [];
    expect(match).toBe(announced);
  });
});
