/** Tests the release script on the disk, with builds of a few files. `deploy.long.test.ts` has real builds, servers and browsers. */
import { chmodSync, existsSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../vitest/temporary-folder.ts';
import { writeFiles } from '../workspace/files.ts';
import { runRelease } from './run-release.ts';

const folder = temporaryFolder();
const ROOT = join(folder, 'srv');
beforeEach(() => rmSync(ROOT, { recursive: true, force: true }));

/** Writes a build whose program and lazy file have these hashes of eight letters. */
function build(program: string, lazy = 'lazylazy', headers = 'add_header A "1";'): string {
  const path = join(folder, `build-${program}-${lazy}`);
  rmSync(path, { recursive: true, force: true });
  writeFiles(path, {
    'index.html': `<script type="module" src="/health/assets/frame-${program}.js"></script>`,
    'release.json': `{"program":"/health/assets/frame-${program}.js","worker":"on"}\n`,
    'worker.js': `({"frame-${program}.js":"x","list-${lazy}.css":\`y\`})`,
    'third-party-notices.txt': 'notices',
    'nginx-headers.conf': headers,
    _headers: '/health/*',
    '.vite/manifest.json': '{}',
    [`assets/frame-${program}.js`]: program,
    [`assets/list-${lazy}.css`]: lazy,
    [`assets/frame-${program}.js.map`]: 'map',
  });
  return path;
}
const run = (...args: readonly string[]) => runRelease({ ROOT }, ...args);
const current = () => basename(readlinkSync(join(ROOT, 'current')));
const assets = () => readdirSync(join(ROOT, 'assets')).sort();
const site = (name: string) => readFileSync(join(ROOT, 'current/site', name), 'utf8');

test('a release when it is made: is shown, with the files of the one before, and nothing of the build’s own', () => {
  run('release', build('aaaaaaaa', 'firstone'));
  const first = current();
  run('release', build('bbbbbbbb'));
  expect([first, current()].map((name) => name.slice(0, 9))).toEqual(['aaaaaaaa-', 'bbbbbbbb-']);
  expect(assets()).toEqual([...['frame-aaaaaaaa.js', 'frame-bbbbbbbb.js', 'list-firstone.css', 'list-lazylazy.css']]);
  expect(readdirSync(join(ROOT, 'current/site')).sort()).toEqual([
    ...['healthz', 'index.html', 'release.json', 'third-party-notices.txt', 'worker.js'],
  ]);
  expect(JSON.parse(site('healthz'))).toEqual({ status: 'ok', release: current() });
  expect(run('list')).toBe(`${current()} (shown)\n${first}`);
});

test('a way back when it is taken twice, with a release between: leads to what was shown before', () => {
  const names = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc'].map((program) => {
    run('release', build(program));
    return current();
  });
  expect(run('back')).toBe(`shown: ${names[1]}`);
  expect(site('index.html')).toContain('frame-bbbbbbbb.js');
  run('release', build('dddddddd'));
  expect(run('back')).toBe(`shown: ${names[1]}`);
  expect(run('back')).toBe(`shown: ${names[0]}`);
  expect(() => run('back')).toThrow('no release was shown before');
  expect(run('show', names[2] ?? '')).toBe(`shown: ${names[2]}`);
});

test('files when more releases were made than are kept: are removed with the oldest, but for shared ones', () => {
  for (const program of ['aaaaaaaa', 'bbbbbbbb', 'cccccccc']) {
    const path = build(program);
    writeFiles(path, { [`assets/frame-${program}.js.gz`]: 'packed' });
    runRelease({ ROOT, KEEP: '2' }, 'release', path);
  }
  const programs = ['frame-bbbbbbbb.js', 'frame-bbbbbbbb.js.gz', 'frame-cccccccc.js', 'frame-cccccccc.js.gz'];
  expect(assets()).toEqual([...programs, 'list-lazylazy.css']);
  expect(readdirSync(join(ROOT, 'releases'))).toHaveLength(2);
  expect(run('list').split('\n')).toHaveLength(2);
  run('verify');
});

test.each<[what: string, damage: (path: string) => void, message: string]>([
  [
    'a file that the worker names',
    (path) => rmSync(join(path, 'assets/list-lazylazy.css')),
    'list-lazylazy.css and has no such file',
  ],
  ['half of its files', (path) => rmSync(join(path, 'worker.js')), 'no whole web build: worker.js is missing'],
  [
    'a file as it was served',
    (path) => writeFileSync(join(path, 'assets/list-lazylazy.css'), 'minified'),
    'may not be changed',
  ],
])('a build when it has not %s: is refused, and the release before stays', (_, damage, message) => {
  run('release', build('aaaaaaaa'));
  const first = current();
  const second = build('bbbbbbbb');
  damage(second);
  expect(() => run('release', second)).toThrow(message);
  expect(current()).toBe(first);
  run('verify');
});

test('a file when it was damaged on the server: is named, and its release is not shown', () => {
  run('release', build('aaaaaaaa'));
  const second = run('put', build('bbbbbbbb')).split('\n').at(-1) ?? '';
  writeFileSync(join(ROOT, 'assets/frame-bbbbbbbb.js'), 'half');
  expect(() => run('show', second)).toThrow('files are missing or damaged');
  expect(site('index.html')).toContain('aaaaaaaa');
});

test('headers when a release changes them: are announced', () => {
  run('release', build('aaaaaaaa'));
  expect(run('release', build('bbbbbbbb'))).not.toContain('headers');
  expect(run('release', build('cccccccc', 'lazylazy', 'add_header A "2";'))).toContain('The headers have changed');
});

test('a release when another one is under way: is refused', () => {
  run('release', build('aaaaaaaa'));
  writeFiles(ROOT, { '.lock/x': '' });
  expect(() => run('release', build('bbbbbbbb'))).toThrow('another release is under way');
});

/** Stands for ssh: a server is a folder of its name. */
function nodes(names: string): Readonly<Record<string, string>> {
  const ssh = join(folder, 'ssh');
  writeFileSync(ssh, `#!/bin/sh\ncd ${folder}/$1 && shift && exec sh -c "$*"\n`);
  chmodSync(ssh, 0o755);
  return { NODES: names, SSH: ssh, ROOT: 'srv' };
}

test('several servers when one cannot take the files: none shows the release; else all do, and lead back', () => {
  for (const name of ['web1', 'web2']) writeFiles(join(folder, name), { x: '' });
  const isShown = (program: string) =>
    ['web1', 'web2'].map((name) =>
      readFileSync(join(folder, name, 'srv/current/site/index.html'), 'utf8').includes(program),
    );
  const both = nodes('web1 web2');
  runRelease(both, 'release', build('aaaaaaaa'));
  writeFiles(join(folder, 'web2/srv'), { '.lock/x': '' });
  expect(() => runRelease(both, 'release', build('bbbbbbbb'))).toThrow(
    'web2: put has failed; no later server was changed',
  );
  expect(isShown('aaaaaaaa')).toEqual([true, true]);
  expect(existsSync(join(folder, 'web1/srv/assets/frame-bbbbbbbb.js'))).toBe(true);
  rmSync(join(folder, 'web2/srv/.lock'), { recursive: true });
  runRelease(both, 'release', build('bbbbbbbb'));
  expect(isShown('bbbbbbbb')).toEqual([true, true]);
  runRelease(both, 'back');
  expect(isShown('aaaaaaaa')).toEqual([true, true]);
});
