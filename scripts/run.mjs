/**
 * Runs every command: `node scripts/run.mjs <command> [arguments]`. It needs nothing but Node, installs the packages of the
 * lock file, then loads `scripts/<command>.ts` and ends with the exit code that its `main(arguments)` resolves to.
 *
 * Node 20 does not read TypeScript by itself, so this one file is plain JavaScript and Vite loads the rest. What it loads
 * must import statically: once the command has been loaded, the loader is closed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_FLOOR = [20, 19];
const here = fileURLToPath(new URL('.', import.meta.url)); // readable by a Node too old for the rest
const root = join(here, '..');
const [command, ...args] = process.argv.slice(2);

function fail(line) {
  console.error(line);
  process.exit(1);
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < NODE_FLOOR[0] || (major === NODE_FLOOR[0] && minor < NODE_FLOOR[1]))
    fail(`Node ${NODE_FLOOR.join('.')} or newer is needed; this is ${process.versions.node}.`);
}

function requireCommand() {
  const files = readdirSync(here).filter((file) => /^[\w-]+\.ts$/.test(file));
  const names = files.map((file) => file.slice(0, -3));
  if (!command || !names.includes(command)) fail(`Usage: node scripts/run.mjs <${names.join(' | ')}> [arguments]`);
}

/** True when node_modules holds exactly the versions of the lock file (what belongs to other platforms aside). */
function isInstalled() {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(locked).every(([path, { version, optional, devOptional, link }]) => {
    if (!path.includes('node_modules/') || optional || (devOptional && !(path in installed))) return true;
    return link ? path in installed : installed[path]?.version === version;
  });
}

function install() {
  console.log('Installing dependencies from the lock file (npm ci) ...');
  const npm = process.env['npm_execpath'];
  const words = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] };
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...words], options)
    : spawnSync('npm', words, { ...options, shell: process.platform === 'win32' });
  if (status !== 0) fail('The dependencies could not be installed: see npm above; is the package registry reachable?');
}

requireNode();
requireCommand();
if (!isInstalled()) install();

const { runnerImport } = await import('vite');
try {
  const { module } = await runnerImport(join(here, `${command}.ts`), {
    root,
    logLevel: 'error',
    resolve: { alias: { '@sdhealth/bridge-sdk': join(root, 'bridge-sdk/src/index.ts') } },
  });
  process.exit(await module.main(args));
} catch (error) {
  fail(error?.name === 'ClearError' ? error.message : (error?.stack ?? String(error)));
}
