/**
 * Runs every command: `node scripts/run.mjs <command> [arguments]`. It needs only Node, installs the lock file's packages, loads
 * the command's file and exits with the code of its `main(arguments)`.
 *
 * Node 20 does not read TypeScript, so this file is plain JavaScript and Vite loads the rest. Commands must import statically, as the loader
 * is closed once they are loaded. Generated code that is not committed is written first.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The file of each command, from the repository's root. */
const COMMANDS = {
  start: 'scripts/start.ts',
  test: 'scripts/test.ts',
  build: 'scripts/build.ts',
  bundle: 'scripts/bundle.ts',
  preview: 'scripts/preview.ts',
  policy: 'webview-app/build/policy/main.ts',
  where: 'scripts/where.ts',
  'sample-files': 'webview-app/build/static-copies/main.ts',
  contract: 'fixtures/backend/src/contract/main.ts',
  generate: 'bridge-sdk/generator/src/main.ts',
  site: 'bridge-sdk/site/main.ts',
  'build-package': 'bridge-sdk/packing/build-package.ts',
  package: 'bridge-sdk/packing/main.ts',
  'api-reports': 'bridge-sdk/packing/api-reports.ts',
  release: 'scripts/release.ts',
  'sdhealth-bundle': 'bridge-sdk/bundle-tool/src/main.ts',
  'sdhealth-backend': 'fixtures/backend/src/main.ts',
  'check-static': 'fixtures/backend/src/check-static/main.ts',
  'check-tables': 'scripts/check-tables.ts',
  dependencies: 'scripts/dependencies.ts',
  size: 'scripts/size.ts',
  browser: 'scripts/browser.ts',
  e2e: 'scripts/e2e.ts',
  'e2e-real': 'scripts/e2e-real.ts',
  'e2e-times': 'scripts/e2e-times.ts',
  chaos: 'webview-app/chaos/main.ts',
  matrix: 'webview-app/matrix/main.ts',
  'old-engine': 'webview-app/old-engine/main.ts',
  perf: 'webview-app/perf/main.ts',
  pictures: 'webview-app/pictures/main.ts',
  soak: 'webview-app/test/soak.ts',
  bench: 'bridge-sdk/bench/main.ts',
  kotlin: 'bridge-sdk/test/native/kotlin.ts',
  swift: 'bridge-sdk/test/native/swift.ts',
  maven: 'bridge-sdk/packing/maven.ts',
  'native-packages': 'bridge-sdk/packing/native-packages.ts',
  'mini-program-forms': 'bridge-sdk/packing/mini-program-forms.ts',
  conform: 'bridge-sdk/test/native/conform.ts',
  mutate: 'scripts/mutate.ts',
  'other-nodes': 'scripts/other-nodes.ts',
};
/** A generated file that git ignores. When it is missing, all generated files are written first. */
const GENERATED = 'bridge-sdk/native/kotlin/Models.kt';
const NODE_FLOOR = [20, 19];
const root = join(fileURLToPath(new URL('.', import.meta.url)), '..'); // readable by a Node too old for the rest
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

function fileOfCommand() {
  if (command && Object.hasOwn(COMMANDS, command)) return join(root, COMMANDS[command]);
  fail(`Usage: node scripts/run.mjs <${Object.keys(COMMANDS).join(' | ')}> [arguments]`);
}

/** Tells if node_modules has exactly the lock file's versions, apart from packages for other platforms. */
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
const file = fileOfCommand();
if (!isInstalled()) install();

const { runnerImport } = await import('vite');
async function load(path) {
  const { module } = await runnerImport(path, {
    root,
    logLevel: 'error',
    resolve: { alias: { '@sdhealth/bridge-sdk': join(root, 'bridge-sdk/src/index.ts') } },
  });
  return module;
}
try {
  if (!existsSync(join(root, GENERATED))) await (await load(join(root, COMMANDS.generate))).main(['--missing']);
  process.exit(await (await load(file)).main(args));
} catch (error) {
  fail(error?.name === 'ClearError' ? error.message : (error?.stack ?? String(error)));
}
