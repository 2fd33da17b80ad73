/** Tries out the packed command `sdhealth-backend` in a folder that has only the package: a mock, its checks, and a proxy between both. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BACKEND } from '../packages.ts';
import { commandIn, install } from './install.ts';

interface Server {
  readonly process: ChildProcess;
  readonly origin: string;
}

/** Starts a command that serves, and waits for the line with its origin. */
function startServer(folder: string, ...args: string[]): Promise<Server> {
  const process = spawn(globalThis.process.execPath, [
    join(folder, 'node_modules/@sdhealth/backend', BACKEND.file),
    ...args,
  ]);
  return new Promise((resolve, reject) => {
    let output = '';
    const collect = (part: Buffer) => {
      output += part;
      const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
      if (origin !== undefined) resolve({ process, origin });
    };
    process.stdout.on('data', collect);
    process.stderr.on('data', collect);
    process.once('exit', (code) => reject(new Error(`${args[0]} ended with ${code}: ${output}`)));
  });
}

const stop = ({ process }: Server): Promise<number | null> =>
  new Promise((resolve) => {
    process.once('exit', resolve);
    process.kill('SIGTERM');
  });

export async function useBackend(tarball: string, folder: string): Promise<string> {
  install(tarball, folder);
  const installed = join(folder, 'node_modules/@sdhealth/backend');
  for (const file of [
    'contract/openapi.json',
    'contract/openapi.zh.json',
    'examples/adapter/adapter.ts',
    'Containerfile',
  ])
    assert.ok(existsSync(join(installed, file)), file);
  assert.ok(!existsSync(join(installed, 'examples/adapter/adapter.test.ts')));
  const run = commandIn(folder, BACKEND.name);
  assert.equal(Object.keys(JSON.parse(run('check', '--data-template').output)).includes('O1001'), true);

  const mock = await startServer(folder, 'mock', '--port=0', '--telephony=off');
  const files = run('check-static', mock.origin);
  assert.equal(files.code, 0, files.output);
  const proxy = await startServer(folder, 'proxy', `--target=${mock.origin}`, '--port=0');
  const { code, output } = run('check', proxy.origin, '--write');
  const [figures = ''] = output.trim().split('\n').slice(-1);
  assert.equal(code, 0, output);
  assert.match(figures, /^26\d right, 0 wrong, 0 absent, 0 refused, 0 not sent\./);
  assert.deepEqual(await Promise.all([stop(proxy), stop(mock)]), [0, 0]);
  return `${figures} ${Math.round(statSync(join(installed, BACKEND.file)).size / 1_000)} kB`;
}
