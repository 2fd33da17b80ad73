import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../bridge-sdk/bundle-tool/src/commands.ts';
import { CORP_ID } from '../../fixtures/src/frame/wechat-signature.ts';
import { LEAK_MARKER } from '../../native-shims/lab/messages.ts';
import lock from '../../package-lock.json' with { type: 'json' };
import { partsOf } from '../../webview-app/build/policy/page.ts';
import { linksFor, type PreloadLinks } from '../../webview-app/build/policy/preload-links.ts';
import { signOf } from '../../webview-app/build/sign-of.ts';
import { SAMPLE_DATA } from '../../webview-app/build/static-copies/sample-data.ts';
import app from '../../webview-app/package.json' with { type: 'json' };
import type { Preload } from '../../webview-app/src/app/prefetch/head-table.ts';
import { routes } from '../../webview-app/src/routes.ts';
import type { RouteTable } from '../../webview-app/src/routing/row.ts';
import { lockedPackages } from '../dependencies/lock.ts';
import { temporaryFolder } from '../vitest/temporary-folder.ts';
import { gzipSizeOf, maxBytesOf } from '../weight/budgets.ts';
import { filesIn } from '../workspace/files.ts';
import { root } from '../workspace/root.ts';
import { buildEnvironment, differingFiles, hashesIn } from './reproducible-build.ts';
import { visitOf } from './visit.ts';
import { TEST_WEB_ORIGIN, webOriginOf } from './web-origin.ts';

const BUILD_MS = 120_000;
/** True under `npm test`, which builds both forms first. A run of this file alone builds them itself. */
const isBuilt = process.env['BUILT_APP'] === '1';
const folder = temporaryFolder();
const folderOf = (command: 'build' | 'bundle') =>
  isBuilt ? join(root, 'dist', { build: 'web', bundle: 'bundle' }[command]) : join(folder, command);

const env: NodeJS.ProcessEnv = { ...process.env, WEB_ORIGIN: TEST_WEB_ORIGIN };

interface Bill {
  readonly components: readonly { readonly name: string; readonly version: string }[];
}

function textsOf(out: string): [name: string, text: string][] {
  const texts = filesIn(out).filter((name) => ['.html', '.js', '.css', '.svg', '.json'].includes(extname(name)));
  return texts.map((name) => [basename(name), readFileSync(join(out, name), 'utf8')]);
}

const pageIn = (texts: readonly (readonly [name: string, text: string])[]): string =>
  texts.find(([name]) => name === 'index.html')?.[1] ?? '';

const policyIn = (page: string): string =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? '';

const COMPILER = 'a compiler at run time';
const PDF_FILES = /^pdf(?:-js|\.worker)?-/;

/** Lists names and patterns of texts that no build may ship. Prices are not listed, because the app writes the currency sign itself. */
const FORBIDDEN: readonly (readonly [name: string, text: string | RegExp])[] = [
  ['the lab', LEAK_MARKER],
  ['the frame of the lab', /\/lab\/frame\.js|__sdhealthLabPage/],
  ["the lab's access to the flight recorder", '__sdhealthFlightRecorder'],
  ['the imitated hosts', /native-shims|__sdhealthShim|native-13800138000/],
  ['the embedded backend', '__fixtures'],
  ["the embedded backend's corporation id", CORP_ID],
  ['an inspector that a query parameter could open', /eruda|vconsole|li\.origin/i],
  ['schemas', '~kind'],
  ['the schema interpreter', 'typebox'],
  [COMPILER, /new Function\b|\beval\(/],
  ['the development build of React', 'react-dom-client.development'],
  ['a path of the build machine', root],
  // A short home folder such as `/app` on a build machine is also the start of this app's addresses.
  ...(/^\/root$|.[/\\]./.test(homedir())
    ? [['the home folder of the user who built it', join(homedir(), '/')] as const]
    : []),
  ...Object.entries(SAMPLE_DATA)
    .filter(([name]) => name !== 'prices')
    .map(([name, pattern]) => [`sample ${name}`, pattern] as const),
];

/** Names a file of each package, and its texts that survive minification. Both builds must contain them: the code is unchanged. */
const RELEASE_TEXTS: Readonly<Record<string, readonly [file: string, texts?: readonly string[]]>> = {
  react: ['cjs/react.production.js'],
  'react-dom': ['cjs/react-dom-client.production.js'],
  wouter: ['src/use-browser-location.js', ['wouter_v3', 'popstate', 'replaceState']],
  valtio: ['esm/vanilla.mjs', ['Please use proxy object', 'object required']],
  ofetch: ['dist/shared/ofetch.CWycOUEr.mjs', ['FetchError', 'statusMessage', 'TimeoutError', 'image/svg']],
};

/** Returns the texts to look for: those of the table, else all long strings of the file. */
function textsIn(name: string): string[] {
  const [file = '', texts] = RELEASE_TEXTS[name] ?? [];
  const code = readFileSync(join(root, 'node_modules', name, file), 'utf8');
  if (!texts) return [...new Set([...code.matchAll(/"([\w .:-]{12,60})"/g)].map(([, text = '']) => text))];
  for (const text of texts) if (!code.includes(text)) throw new Error(`${name} has no ${text} any more`);
  return [...texts];
}

describe.each(['build', 'bundle'] as const)('files of "%s"', (command) => {
  const out = folderOf(command);
  let texts: [name: string, text: string][] = [];
  beforeAll(() => {
    if (!isBuilt)
      execFileSync(process.execPath, ['scripts/run.mjs', command, `--out=${out}`, '--sample-files'], {
        ...{ cwd: root, stdio: 'pipe', env },
      });
    texts = textsOf(out);
  }, BUILD_MS);

  it.each(FORBIDDEN)('O10: the files of a build when shipped: contain no %s', (name, forbidden) => {
    const matches = texts.filter(
      ([file, text]) =>
        (typeof forbidden === 'string' ? text.includes(forbidden) : forbidden.test(text)) &&
        // pdf.js contains one and never calls it (`isEvalSupported`). The page's policy would refuse it.
        !(name === COMPILER && PDF_FILES.test(file)),
    );
    expect(matches.map(([name]) => name)).toEqual([]);
  });

  it('the policy when the page has inline code: covers it and precedes it', () => {
    const page = pageIn(texts);
    const policy = policyIn(page);
    expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.search(/<(?:script|style|link)/));
    expect(policy).not.toMatch(/unsafe-|\*|http:|https:\s|strict-dynamic/);
    for (const none of ['default-src', 'base-uri', 'object-src']) expect(policy).toContain(`${none} 'none'`);
    expect(policy).toContain("require-trusted-types-for 'script'");
    const { scripts, styles } = partsOf(page);
    expect(scripts.length).toBeGreaterThan(0);
    for (const source of [...scripts, ...styles]) expect(policy).toContain(source);
    expect(page).not.toMatch(/\s(?:on[a-z]+|style)="/);
    expect(page).toContain('<meta name="referrer" content="strict-origin"');
  });

  it('the first page when drawn for a page kind and a language: distinct markup with a heading', () => {
    const page = pageIn(texts);
    const templates = [...page.matchAll(/<template id="first-(\w+)-(zh|en)">(.*?)<\/template>/gs)];
    const rows: RouteTable = routes;
    const kinds = [...new Set(Object.values(rows).map(({ kind = 'detail' }) => kind))].sort();
    for (const language of ['zh', 'en']) {
      const pages = templates.filter(([, , templateLanguage]) => templateLanguage === language);
      expect(pages.map(([, kind]) => kind).sort()).toEqual(kinds);
      expect(new Set(pages.map(([, , , markup]) => markup)).size).toBe(kinds.length);
      for (const [, kind, , markup] of pages) expect(markup, kind).toMatch(/<main.*<h1/s);
    }
  });

  it('the first page when it uses a class: the page has its rule', () => {
    const page = pageIn(texts);
    const css = [...page.slice(0, page.indexOf('</head>')).matchAll(/<style[^>]*>(.*?)<\/style>/gs)].join();
    const templates = [...page.matchAll(/<template id="first-[^>]*>(.*?)<\/template>/gs)].join();
    const classes = new Set([...templates.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
    expect(classes.size).toBeGreaterThan(20);
    for (const name of classes)
      if (!/^lucide/.test(name)) expect(css, name).toMatch(new RegExp(`\\.${name}(?![\\w-])`));
  });

  it.each(Object.keys(RELEASE_TEXTS))('%s when it is bundled: contains the texts of its release', (name) => {
    const program = texts.map(([, text]) => text).join('\n');
    const expected = textsIn(name);
    // A minifier leaves out a constant that nothing reads.
    expect(expected.filter((text) => !program.includes(text)).length).toBeLessThanOrEqual(expected.length * 0.03);
    const { version } = lock.packages[`node_modules/${name}` as 'node_modules/react'];
    if (name === 'react-dom') expect(program).toMatch(new RegExp(`version:["\`]${version}["\`]`));
  });

  it('O11: notices and bill of materials when a build has third-party code: name all packages', async () => {
    const inPage = pageIn(texts);
    const notices = command === 'build' ? readFileSync(join(out, 'third-party-notices.txt'), 'utf8') : inPage;
    const bill = readFileSync(`${out}.cdx.json`, 'utf8');
    expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot5).validate(bill)).toBeNull();
    const { components }: Bill = JSON.parse(bill);
    const names = components.map(({ name }) => name);
    const shipped = [...Object.keys(RELEASE_TEXTS), 'lucide-react', 'weixin-js-sdk', '@wecom/jssdk'];
    expect(names).toEqual(expect.arrayContaining(shipped));
    const locked = lockedPackages().map(({ name, version }) => `${name} ${version}`);
    for (const { name, version } of components) {
      expect(locked).toContain(`${name} ${version}`);
      expect(notices).toContain(`\n${name} ${version} (`);
    }
    for (const name of ['vitest', 'happy-dom']) expect(names).not.toContain(name);
  });

  it('the page when it is built: contains its program', () => {
    const page = pageIn(texts);
    expect(page).toMatch(command === 'build' ? /<script type="module"/ : /<script>definePiece\("frame"/);
    expect(texts.some(([, text]) => text.includes('useSyncExternalStore'))).toBe(true);
  });
});

it('the single file when gzipped: within its budget, as is its Chinese beginning', () => {
  const page = readFileSync(join(folderOf('bundle'), 'index.html'));
  expect(gzipSizeOf(page)).toBeLessThanOrEqual(maxBytesOf('single file'));
  const end = page.indexOf('<template id="first-home-en">');
  expect(end).toBeGreaterThan(0);
  expect(gzipSizeOf(page.subarray(0, end))).toBeLessThanOrEqual(maxBytesOf('single file, first words'));
});

describe('the split build', () => {
  const out = folderOf('build');
  const read = (name: string) => readFileSync(join(out, name), 'utf8');
  const bytes = (files: readonly string[]) =>
    files.reduce((sum, name) => sum + gzipSizeOf(readFileSync(join(out, name))), 0);

  it.each([
    ['first load', () => visitOf(out).first],
    ['first visit of the entry page', () => [...visitOf(out).first, ...visitOf(out).home]],
  ] as const)('%s when gzipped: within its budget', (name, files) => {
    expect(bytes(files())).toBeLessThanOrEqual(maxBytesOf(name));
  });

  it('the page when the language is Chinese: its part before the program fits the first round trip', () => {
    const page = read('index.html');
    const end = page.indexOf('<template id="first-list-zh">');
    expect(page.slice(0, end)).toMatch(/<template id="first-home-zh">.*<\/script>\s*$/s);
    expect(gzipSizeOf(Buffer.from(page.slice(0, end)))).toBeLessThanOrEqual(maxBytesOf('first round trip'));
  });

  it('the PDF program when gzipped: within its budget and not part of the first visit', () => {
    const files = readdirSync(join(out, 'assets')).filter((name) => /^pdf(?:-js|\.worker)-.*\.js$/.test(name));
    expect(files).toHaveLength(2);
    expect(bytes(files.map((name) => join('assets', name)))).toBeLessThanOrEqual(maxBytesOf('PDF'));
    expect([...visitOf(out).first, ...visitOf(out).home].join()).not.toMatch(/pdf/);
  });

  it('the preload table when it names files: all exist', () => {
    const { first, home } = visitOf(out);
    expect(first.length).toBeGreaterThan(2);
    expect(home.length).toBeGreaterThan(0);
    const table = /id="preload">(.*?)<\/script>/.exec(read('index.html'))?.[1] ?? '';
    const { files }: Preload = JSON.parse(table);
    for (const name of files) expect(existsSync(join(out, name)), name).toBe(true);
  });

  it('the header files when the build is written: have cache rules, and nothing of this release', () => {
    const policy = "frame-ancestors 'self'";
    expect(read('_headers')).toContain(
      `/health/*\n  Content-Security-Policy: ${policy}\n  Referrer-Policy: strict-origin\n`,
    );
    expect(read('nginx-headers.conf')).toContain(`add_header Content-Security-Policy "${policy}" always;\n`);
    for (const name of ['nginx-headers.conf', 'caddy-headers.conf']) expect(read(name)).not.toMatch(/sha256-|assets/);
    expect(read('_headers')).toContain('  Cache-Control: public, max-age=31536000, immutable\n');
    expect(read('_headers')).toContain('/health/\n  Cache-Control: no-store\n  Link: </health/assets/');
    // Cloudflare refuses longer lines.
    for (const line of read('_headers').split('\n')) expect(line.length).toBeLessThan(2_000);
  });

  it('a place in a built file when the where command reads it: is told in the sources, by maps that are not served', () => {
    expect(filesIn(out).filter((name) => name.endsWith('.map'))).toEqual([]);
    const frames = [
      // The file has a hint for the engine as its first line.
      ['frame', 'the page has no #root', 'webview-app/src/main.tsx:'],
      ['reports', '`foreign`', 'webview-app/src/client/notice.ts:'],
    ].map(([name = '', text = '', source]) => {
      const file = readdirSync(join(out, 'assets')).find((item) => item.startsWith(`${name}-`) && item.endsWith('.js'));
      const code = read(`assets/${file}`);
      expect(code).not.toContain('sourceMappingURL');
      const lines = code.slice(0, code.indexOf(text) + 1).split('\n');
      return [`${file}:${lines.length}:${lines.at(-1)?.length}`, source] as const;
    });
    const input = JSON.stringify({ frames: frames.map(([frame]) => frame) });
    const args = ['scripts/run.mjs', 'where', `--maps=${out}-maps`];
    const { stdout } = spawnSync(process.execPath, args, { cwd: root, input, encoding: 'utf8' });
    const lines = stdout.trim().split('\n');
    expect(lines).toHaveLength(frames.length);
    for (const [index, [frame, source]] of frames.entries()) expect(lines[index]).toContain(`${frame}  ${source}`);
  });

  it('O13: the worker when the build has hashed files: names each with its hash', () => {
    const worker = read('worker.js');
    const files = readdirSync(join(out, 'assets'));
    expect(files.length).toBeGreaterThan(300);
    for (const name of files) {
      const sign = signOf(readFileSync(join(out, 'assets', name)));
      expect(worker.slice(worker.indexOf(name), worker.indexOf(name) + name.length + 20), name).toContain(sign);
    }
  });

  it('O09: release.json when the build is written: names the page’s program', () => {
    const { program }: { program: string } = JSON.parse(read('release.json'));
    const programs = read('index.html').match(/<script type="module"[^>]* src="([^"]+)"/g);
    expect(programs?.at(-1)).toContain(`"${program}"`);
  });

  it('the Link headers when a page is sent: name existing files of the first load and shared ones', () => {
    const links: PreloadLinks = JSON.parse(read('preload-links.json'));
    const filesOf = (text: string) => [...text.matchAll(/<\/health\/([^>]+)>/g)].map(([, name = '']) => name);
    const preloaded = ['preload-links.json', 'nginx-preload.conf', '_headers'].flatMap((name) => filesOf(read(name)));
    expect(new Set(preloaded).size).toBeGreaterThan(100);
    for (const name of new Set(preloaded)) expect(existsSync(join(out, name)), name).toBe(true);
    const { first, home } = visitOf(out);
    const linkedFiles = filesOf(linksFor(links, '/', 'zh').join()).concat(filesOf(linksFor(links, '/', 'en').join()));
    expect(linkedFiles).toEqual(expect.arrayContaining(first.slice(1)));
    const shared = home.filter((name) => linkedFiles.includes(name)).map((name) => name.replace(/-[\w-]{8}\.js$/, ''));
    expect(shared).toEqual(expect.arrayContaining(['assets/list']));
    expect(shared).not.toContain('assets/home');
    expect(linksFor(links, '/package-list').join()).toMatch(/\/checkup-/);
    expect(linksFor(links, '/behind-a-login')).toEqual([...links.every, ...links.other]);
    // nginx refuses longer values.
    for (const line of read('nginx-preload.conf').split('\n')) expect(line.length).toBeLessThan(4_000);
  });
});

it('the comparison of two builds when a file differs or is missing: names it', () => {
  const first = hashesIn(folderOf('bundle'));
  expect([...first.keys()]).toContain('index.html');
  expect(differingFiles(first, hashesIn(folderOf('bundle')))).toEqual([]);
  const second = new Map([...first, ['index.html', 'x'], ['more.js', 'y']]);
  expect(differingFiles(first, second)).toEqual(['index.html', 'more.js']);
  expect(differingFiles(second, first)).toEqual(['index.html', 'more.js']);
  // Each clone is another folder, where a relative key path would lead elsewhere.
  expect(buildEnvironment({ TZ: 'a', BUNDLE_KEY: 'keys/release.pem' }, { TZ: 'b' })).toEqual({
    TZ: 'b',
    BUNDLE_KEY: join(process.cwd(), 'keys/release.pem'),
  });
  expect(buildEnvironment({}, { TZ: 'b' })).toEqual({ TZ: 'b' });
});

describe('the single file', () => {
  const page = () => readFileSync(join(folderOf('bundle'), 'index.html'), 'utf8');

  it('the single file when it is opened: loads no other file, and has its web address but no PDF program', () => {
    const signed = ['manifest.json', 'manifest.sig', 'third-party-notices.txt'];
    expect(readdirSync(folderOf('bundle')).sort()).toEqual(['bom.json', 'index.html', ...signed]);
    expect(page()).not.toMatch(/<(?:script|link)[^>]+(?:src|href)="(?!data:)[^"]/);
    expect(page()).toContain(TEST_WEB_ORIGIN);
    // The host opens reports.
    expect(page()).not.toMatch(/pdfjs|PDFWorker|document-worker/);
  });

  it.each([
    [
      'public web address',
      'API_ORIGIN',
      /^The single file needs the app's public web address: WEB_ORIGIN=.*not set\)\.$/,
    ],
    ['service', 'WEB_ORIGIN', /^The single file needs the origin of its service: API_ORIGIN=.*$/],
  ])(
    'the bundle command when the %s is missing: fails with a one-line error',
    (_, present, message) => {
      const { WEB_ORIGIN: _web, API_ORIGIN: _api, ...without } = env;
      const args = ['scripts/run.mjs', 'bundle', `--out=${join(folder, 'none')}`];
      const { status, stderr } = spawnSync(process.execPath, args, {
        ...{ cwd: root, env: { ...without, [present]: TEST_WEB_ORIGIN }, encoding: 'utf8' },
      });
      expect(status).toBe(1);
      expect(stderr.trim()).toMatch(message);
      expect(existsSync(join(folder, 'none'))).toBe(false);
    },
    BUILD_MS,
  );

  it('the scripts of the single file when it is built: short chunks, all covered by the policy', () => {
    const { scripts } = partsOf(page());
    const policy = policyIn(page());
    const elements = [...page().matchAll(/<script([^>]*)>(.*?)<\/script>/gs)];
    const chunks = elements.filter(([, attributes = '']) => attributes.startsWith(' type="text/plain" id="piece-'));
    for (const [element] of elements) expect(element.length).toBeLessThan(500_000);
    expect(chunks.length).toBeGreaterThan(30);
    expect(scripts.length).toBeGreaterThan(chunks.length);
    for (const source of scripts) expect(policy).toContain(source);
    const first = /<script type="text\/plain" id="piece-home">/.exec(page())?.index ?? 0;
    expect(first).toBeLessThan(page().indexOf('id="piece-shared"'));
  });

  it.each(['', 'health.example', 'file:///a', 'https://health.example/app', 'https://a@health.example', 'null'])(
    'the public web address when it is "%s": refused',
    (text) => expect(() => webOriginOf(text)).toThrow(/needs the app's public web address/),
  );

  it.each(['https://health.example', 'https://health.example/', 'http://localhost:5173'])(
    'the public web address when it is %s: accepted',
    (text) => expect(webOriginOf(text)).toBe(new URL(text).origin),
  );

  it('O01, O05: the bundle when it is built for tests: signed with a test key and archived', () => {
    const [folder, archive] = [folderOf('bundle'), join(folderOf('bundle'), `../health-${app.version}.zip`)];
    const verification = runCommand(['verify', folder, '--allow-test-key']);
    expect(verification.lines.join()).toMatch(new RegExp(`^GOOD ${app.version} build \\d+, signed with test-1, `));
    expect(runCommand(['verify', archive, '--allow-test-key'])).toEqual(verification);
    expect(runCommand(['diff', folder, archive]).code).toBe(0);
  });

  it('the page when its program has not arrived: shows the version before it', () => {
    const markup = page().replace(/<script[\s\S]*?<\/script>/g, '');
    expect(markup.slice(markup.indexOf('id="root"'))).toContain(`<small>${app.version}</small>`);
    expect(page().indexOf('id="root"')).toBeLessThan(page().indexOf('<script>definePiece'));
  });
});

it('the texts of an area when loaded: wait for no file that many screens share', () => {
  const manifest: Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>> =
    JSON.parse(readFileSync(join(root, 'dist/web/.vite/manifest.json'), 'utf8'));
  const texts = Object.entries(manifest).filter(([name]) => /\/words\/(?:en|zh)\.ts$/.test(name));
  expect(texts.length).toBeGreaterThan(50);
  const isShared = (name: string) => manifest[name]?.file.startsWith('assets/shared-');
  expect(texts.filter(([, { imports = [] }]) => imports.some(isShared)).map(([name]) => name)).toEqual([]);
});
