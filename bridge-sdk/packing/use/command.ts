/** Tries out the packed command `sdhealth-bundle` in a folder that has only the package and a bundle. */
import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitCodeOf } from '../../bundle-tool/src/reasons.ts';
import { manifestOf, signBundle, signingKey } from '../../bundle-tool/src/seal.ts';
import { zip } from '../../bundle-tool/src/zip.ts';
import { COMMAND } from '../packages.ts';
import { commandIn, install } from './install.ts';

const PAGE = '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'" /><h1>Health</h1>';

export function useCommand(tarball: string, folder: string): string {
  install(tarball, folder);
  const place = (name: string) => join(folder, name);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  writeFileSync(place('release.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(place('release.pub.pem'), publicKey.export({ type: 'spki', format: 'pem' }));
  const now = Math.floor(Date.now() / 1_000);
  const write = (name: string, page: string, version: string, build: number) => {
    const key = signingKey({ BUNDLE_KEY: place('release.pem') });
    const files = new Map([['index.html', Buffer.from(page)]]);
    writeFileSync(place(name), zip(signBundle(files, manifestOf(files, version, key.keyid, {}, build), key)));
  };
  write('first.zip', PAGE, '1.0.0', now - 60);
  write('second.zip', `${PAGE}<p>New</p>`, '1.1.0', now);

  const run = commandIn(folder, COMMAND.name);
  const key = '--key=release.pub.pem';
  const good = run('verify', 'first.zip', key);
  assert.deepEqual([good.code, good.said.split('\n').length], [0, 2], good.said);
  assert.match(good.said, /^GOOD 1\.0\.0 build /);

  const spoilt = readFileSync(place('first.zip'));
  const index = spoilt.indexOf('Health');
  spoilt[index] = 'h'.charCodeAt(0);
  writeFileSync(place('spoilt.zip'), spoilt);
  assert.match(run('verify', 'spoilt.zip', key).said, /damaged/);
  assert.equal(run('verify', 'first.zip', key, `--highest=${now}`).code, exitCodeOf('ROLLBACK'));

  const changed = run('diff', 'first.zip', 'second.zip');
  assert.deepEqual([changed.code, /~ index\.html/.test(changed.said)], [1, true], changed.said);
  assert.equal(run('diff', 'first.zip', 'first.zip').code, 0);

  assert.equal(run('embed', 'second.zip', 'app', key, '--at=app/assets/health').code, 0);
  assert.equal(readFileSync(place('app/assets/health/index.html'), 'utf8'), `${PAGE}<p>New</p>`);
  assert.equal(run('embed', 'first.zip', 'app', key, '--at=app/assets/health').code, exitCodeOf('ROLLBACK'));
  assert.match(run('key', 'release.pub.pem').said, /^key-[0-9a-f]{16} /);

  const own = join(folder, 'node_modules/@sdhealth/bundle-tool');
  for (const name of ['offer', 'start']) assert.ok(existsSync(join(own, `vectors/${name}.json`)), name);
  return `verify, diff and embed in a folder with nothing but the package; ${Math.round(statSync(join(own, COMMAND.file)).size / 1_000)} kB`;
}
