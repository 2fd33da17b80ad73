/** Starts a package registry for a test: verdaccio on this machine, without an uplink to another registry. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../server/ports.ts';
import { fetchTools } from '../workspace/fetch-tools.ts';

/** Pins verdaccio for the oldest supported Node. It asks for node-fetch by a tag that mirrors lack, hence the pin. */
const PACKAGES = ['node-fetch@2.7.0', 'verdaccio@6.5.0'] as const;

export interface Registry {
  readonly address: string;
  readonly settings: Readonly<Record<string, string>>;
  stop(): void;
}

const CONFIG = `storage: ./storage
uplinks: {}
packages:
  '**':
    access: $all
    publish: $all
log: { type: stdout, format: json, level: warn }
`;

/** Resolves when the registry answers. Its files are in `folder`. */
export async function startRegistry(folder: string): Promise<Registry> {
  const tools = await fetchTools('registry', PACKAGES);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'config.yaml'), CONFIG);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/`;
  // npm requires a token to publish, which the registry does not check.
  writeFileSync(join(folder, 'npmrc'), `registry=${address}\n//127.0.0.1:${port}/:_authToken=nobody\n`);
  const args = ['--config', join(folder, 'config.yaml'), '--listen', `127.0.0.1:${port}`];
  const child = spawn(process.execPath, [join(tools, 'node_modules/verdaccio/bin/verdaccio'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilAnswering(child, address);
  return {
    address,
    settings: {
      npm_config_userconfig: join(folder, 'npmrc'),
      npm_config_registry: address,
      npm_config_cache: join(folder, 'cache'),
    },
    stop: () => void child.kill(),
  };
}

const WAIT_MS = 30_000;
const STEP_MS = 100;

async function untilAnswering(child: ChildProcess, address: string): Promise<void> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)));
  for (let waited = 0; waited < WAIT_MS; waited += STEP_MS) {
    if (child.exitCode !== null) break;
    const isReady = await fetch(`${address}-/ping`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  throw new Error(`The registry does not answer.\n${output}`);
}
