/** Starts the web servers that the operating system's packages have installed, with the configurations of this folder. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../server/ports.ts';
import { isRoot } from '../workspace/find-program.ts';
import { root } from '../workspace/root.ts';

/** A server that runs until it is stopped. */
export interface RunningServer {
  readonly origin: string;
  /** Ends the server and resolves when it has ended. */
  stop(): Promise<void>;
}

async function started(file: string, args: readonly string[], origin: string): Promise<RunningServer> {
  const child: ChildProcess = spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr?.on('data', (text) => (errors += text));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (let tries = 0; tries < 100; tries++) {
    if (child.exitCode !== null) throw new Error(`${file} has ended: ${errors}`);
    if (await fetch(origin).then(Boolean, () => false)) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** The release folder of a server, and the origin of the service behind it. */
export interface Node {
  readonly folder: string;
  readonly service: string;
}

/**
 * Returns a configuration of this folder for a node: sets port and folder, and activates the service's lines, which the file has as
 * comments.
 */
function configuration(name: string, { folder, service }: Node, port: number): string {
  return readFileSync(join(root, 'scripts/deploy', name), 'utf8')
    .replaceAll('/srv/sdhealth', folder)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace(/^:8080 \{/m, `:${port} {\n\tbind 127.0.0.1`)
    .replace(/# (location \/ \{ proxy_pass|reverse_proxy)/, '$1')
    .replace(/(?:http:\/\/)?127\.0\.0\.1:9000/, (address) =>
      address.startsWith('http') ? service : new URL(service).host,
    );
}

/** Starts nginx. `http` is the content of the `http` block. nginx writes its files to `folder`. */
export async function startNginx(file: string, folder: string, http: string, port: number): Promise<RunningServer> {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const path = join(folder, 'nginx.conf');
  const top = [
    `pid ${folder}/pid;`,
    'error_log stderr;',
    'worker_processes 1;',
    'daemon off;',
    ...(isRoot ? ['user root;'] : []),
  ];
  writeFileSync(
    path,
    `${top.join('\n')}\nevents {}\nhttp {\ninclude /etc/nginx/mime.types;\naccess_log off;\n${paths.join('\n')}\n${http}\n}\n`,
  );
  return started(file, ['-p', folder, '-c', path], `http://127.0.0.1:${port}`);
}

/** Starts nginx for a node. `edit` changes its configuration. */
export async function startNode(file: string, node: Node, edit = (text: string) => text): Promise<RunningServer> {
  const port = await freePort();
  return startNginx(file, node.folder, edit(configuration('nginx.conf', node, port)), port);
}

/** Checks a Caddyfile and starts Caddy with it. `folder` gets the file. */
export async function startCaddy(file: string, folder: string, text: string, port: number): Promise<RunningServer> {
  const path = join(folder, 'Caddyfile');
  writeFileSync(path, `{\n\tadmin off\n}\n${text}`);
  const args = ['--config', path, '--adapter', 'caddyfile'];
  const { status, stderr } = spawnSync(file, ['validate', ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the Caddyfile is not valid: ${stderr}`);
  return started(file, ['run', ...args], `http://127.0.0.1:${port}`);
}

export async function startCaddyNode(file: string, node: Node): Promise<RunningServer> {
  const port = await freePort();
  return startCaddy(file, node.folder, configuration('Caddyfile', node, port), port);
}
