import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { lockedPackages } from '../../scripts/dependencies/lock.ts';
import { temporaryFolder } from '../../scripts/vitest/temporary-folder.ts';
import { writeFiles } from '../../scripts/workspace/files.ts';
import { root } from '../../scripts/workspace/root.ts';
import { smallProgram } from './small-program.ts';
import { noteModules, thirdParty, withText } from './third-party.ts';

const FILES = {
  'index.html': '<!doctype html><html><body><script type="module" src="./main.js"></script></body></html>',
  'main.js': `
    import { parse } from 'regexparam';
    import address from './worker.js?worker&url';
    import('./later.js').then((later) => console.log(later, parse, address));`,
  'later.js': `import { withQuery } from 'ufo'; export default withQuery;`,
  'worker.js': `import { createProxy } from 'proxy-compare'; console.log(createProxy);`,
  'program.js': `import { destr } from 'destr'; console.log(destr);`,
};
/** The packages that the files import, and Vite, which adds its loader of files. */
const IN_IT = ['destr', 'proxy-compare', 'regexparam', 'ufo', 'vite'];
/** The file with the packages that Vite itself finds in a build. */
const WITNESS = 'witness.json';

const folder = temporaryFolder();

async function built(name: string, base: string) {
  const app = join(folder, name);
  writeFiles(app, FILES);
  symlinkSync(join(root, 'node_modules'), join(app, 'node_modules'), 'junction');
  const program: Plugin = {
    name: 'program',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'program.js', source: await smallProgram(app, 'program.js') });
    },
  };
  await build({
    configFile: false,
    root: app,
    base,
    logLevel: 'error',
    plugins: [program, thirdParty({ name: '@sdhealth/webview-app', version: '0.1.0' })],
    worker: { format: 'es', plugins: () => [noteModules()] },
    build: { license: { fileName: WITNESS } },
  });
  const read = (file: string) => readFileSync(join(app, file), 'utf8');
  return { read, bill: read('dist.cdx.json') };
}

let split: Awaited<ReturnType<typeof built>>;
let again: typeof split;
let single: typeof split;
beforeAll(async () => {
  split = await built('split', '/health/');
  again = await built('again', '/health/');
  single = await built('single', './');
});

const notices = () => split.read('dist/third-party-notices.txt');
const locked = (name: string) => lockedPackages().find((candidate) => candidate.name === name);

it('O11: each package when a page, a lazy file, a worker or a small program contains it: has its notice', () => {
  const titles = [...notices().matchAll(/^(\S+) ([\d.]+) \(.+\)\n-+\n/gm)];
  expect(titles.map(([, name]) => name)).toEqual(IN_IT);
  for (const [, name = '', version] of titles) expect(version).toBe(locked(name)?.version);
});

it('each package when Vite lists it for a build: has its notice', () => {
  const known: { name: string; version: string; identifier: string }[] = JSON.parse(split.read(join('dist', WITNESS)));
  expect(known.length).toBeGreaterThan(1);
  for (const { name, version, identifier } of known)
    expect(notices()).toContain(`\n${name} ${version} (${identifier})\n`);
});

it('O11: the bill of materials when it is built: has each package as in the lock file', () => {
  const { components, metadata, dependencies } = JSON.parse(split.bill);
  expect(metadata.component).toMatchObject({ type: 'application', name: '@sdhealth/webview-app', version: '0.1.0' });
  expect(components).toEqual(
    IN_IT.map((name) => {
      const { version, license, integrity = '' } = locked(name) ?? {};
      const content = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
      return expect.objectContaining({
        ...{ name, version, purl: `pkg:npm/${name}@${version}` },
        ...{ licenses: [{ license: { id: license } }], hashes: [{ alg: 'SHA-512', content }] },
      });
    }),
  );
  expect(dependencies.map(({ ref }: { ref: string }) => ref)).toHaveLength(IN_IT.length + 1);
});

it('a build when it is repeated in another folder: has the same bytes', () => {
  expect(again.bill).toBe(split.bill);
  expect(again.read('dist/third-party-notices.txt')).toBe(notices());
  expect(split.bill).not.toMatch(/timestamp|serialNumber/);
});

it('the single file when it is built: contains the notices', () => {
  const page = single.read('dist/index.html');
  expect(page).toContain(`<script type="text/plain" id="third-party-notices">\n${notices()}</script>\n</body>`);
});

it.each(['</script>', '</SCRIPT x', '<!--'])('a text when it has %s, which ends its element: refused', (markup) => {
  expect(() => withText('<body></body>', 'a', markup)).toThrow('the page cannot hold a');
});
