/** Tries out the packed command `sdhealth-bundle` in a folder that has only the package and a bundle. */
import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitCodeOf } from '../../bundle-tool/src/reasons.ts';
import { manifestOf } from '../../bundle-tool/src/seal.ts';
import { signBundle, signingKey } from '../../bundle-tool/src/signing.ts';
import { zip } from '../../bundle-tool/src/zip.ts';
import { COMMAND } from '../packages.ts';
import { commandIn, install } from './install.ts';

const PAGE = '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'" /><h1>Health</h1>';

export function useCommand(tarball: string, folder: string): string {
  install(tarball, folder);
  const pathOf = (name: string) => join(folder, name);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  writeFileSync(pathOf('release.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(pathOf('release.pub.pem'), publicKey.export({ type: 'spki', format: 'pem' }));
  const now = Math.floor(Date.now() / 1_000);
  const write = (name: string, page: string, version: string, build: number) => {
    const key = signingKey({ BUNDLE_KEY: pathOf('release.pem') });
    const files = new Map([['index.html', Buffer.from(page)]]);
    writeFileSync(pathOf(name), zip(signBundle(files, manifestOf(files, version, key.keyid, {}, build), key)));
  };
  write('first.zip', PAGE, '1.0.0', now - 60);
  write('second.zip', `${PAGE}<p>New</p>`, '1.1.0', now);

  const run = commandIn(folder, COMMAND.name);
  const key = '--key=release.pub.pem';
  const verified = run('verify', 'first.zip', key);
  assert.deepEqual([verified.code, verified.output.split('\n').length], [0, 2], verified.output);
  assert.match(verified.output, /^GOOD 1\.0\.0 build /);

  const damaged = readFileSync(pathOf('first.zip'));
  const index = damaged.indexOf('Health');
  damaged[index] = 'h'.charCodeAt(0);
  writeFileSync(pathOf('spoilt.zip'), damaged);
  assert.match(run('verify', 'spoilt.zip', key).output, /damaged/);
  assert.equal(run('verify', 'first.zip', key, `--highest=${now}`).code, exitCodeOf('ROLLBACK'));

  const changed = run('diff', 'first.zip', 'second.zip');
  assert.deepEqual([changed.code, /~ index\.html/.test(changed.output)], [1, true], changed.output);
  assert.equal(run('diff', 'first.zip', 'first.zip').code, 0);

  assert.equal(run('embed', 'second.zip', 'app', key, '--at=app/assets/health').code, 0);
  assert.equal(readFileSync(pathOf('app/assets/health/index.html'), 'utf8'), `${PAGE}<p>New</p>`);
  assert.equal(run('embed', 'first.zip', 'app', key, '--at=app/assets/health').code, exitCodeOf('ROLLBACK'));
  assert.match(run('key', 'release.pub.pem').output, /^key-[0-9a-f]{16} /);

  for (const args of [
    ['publish', 'first.zip', 'served', '--percent=100'],
    ['publish', 'second.zip', 'served'],
    ['rollout', 'served', '10'],
    ['back', 'served'],
  ])
    assert.equal(run(...args, '--key=release.pem').code, 0, args[0]);

  const installed = join(folder, 'node_modules/@sdhealth/bundle-tool');
  for (const name of ['offer', 'start', 'rollout'])
    assert.ok(existsSync(join(installed, `vectors/${name}.json`)), name);
  return `verify, diff, embed and a roll-out in a folder that only has the package; ${Math.round(statSync(join(installed, COMMAND.file)).size / 1_000)} kB`;
}
