/**
 * Runs `node scripts/run.mjs native-packages`: builds the HAR for HarmonyOS (`dist/har`) and the mini-program's npm package
 * (`dist/mini-program`). It needs neither an ArkTS compiler nor WeChat's developer tools. It builds nothing for Maven or SwiftPM.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { emptyFolder, writeFiles } from '../../scripts/workspace/files.ts';
import { root } from '../../scripts/workspace/root.ts';
import { SDK_VERSION } from '../src/core/protocol.ts';
import { identityOf } from './identity.ts';

const native = join(root, 'bridge-sdk/native');
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const HAR = {
  name: '@sdhealth/bridge',
  version: SDK_VERSION,
  description:
    "The app's end of the bridge between a web page and the HarmonyOS app around it: methods, channel, guard, page.",
  main: 'Index.ets',
  author: 'sdhealth',
  license: 'MIT',
  dependencies: {},
  compatibleSdkVersion: 12,
};
const HAR_README = `# @sdhealth/bridge

\`\`\`sh
ohpm install @sdhealth/bridge
\`\`\`

The guide is \`docs/embedding-harmony.md\` of the npm package \`@sdhealth/bridge-sdk\`.
`;

/** Writes the HAR as a DevEco module and packs it. Returns the archive's path. */
export function layOutHar(folder: string): string {
  emptyFolder(folder);
  const packageFolder = join(folder, 'package');
  const sources = join(packageFolder, 'src/main/ets');
  cpSync(join(native, 'arkts'), sources, { recursive: true });
  const modules = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ets'));
  const exports = modules
    .sort()
    .map((file) => `export * from './src/main/ets/${file.replace(/\.ets$/, '').replaceAll('\\', '/')}';`);
  const files: Readonly<Record<string, string>> = {
    'oh-package.json5': json({ ...HAR, ...identityOf('bridge-sdk/native/arkts') }),
    'Index.ets': `${exports.join('\n')}\n`,
    'build-profile.json5': json({ apiType: 'stageMode', buildOption: {}, targets: [{ name: 'default' }] }),
    'hvigorfile.ts': "export { harTasks } from '@ohos/hvigor-ohos-plugin';\n",
    'src/main/module.json5': json({
      module: { name: 'bridge', type: 'har', deviceTypes: ['default', 'tablet', '2in1'] },
    }),
    'README.md': HAR_README,
  };
  writeFiles(packageFolder, files);
  cpSync(join(root, 'bridge-sdk/CHANGELOG.md'), join(packageFolder, 'CHANGELOG.md'));
  cpSync(join(root, 'LICENSE'), join(packageFolder, 'LICENSE'));
  const archive = join(folder, `bridge-${SDK_VERSION}.har`);
  const reproducible = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mtime=@0'];
  execFileSync('tar', [...reproducible, '-C', folder, '-czf', archive, 'package']);
  return archive;
}

const MINI_PROGRAM = {
  name: '@sdhealth/mini-program',
  version: SDK_VERSION,
  description: 'The pages that @sdhealth/bridge-sdk opens in a WeChat mini-program: web view, payment, login, share',
  license: 'MIT',
  main: 'miniprogram_dist/index.js',
  types: 'miniprogram_dist/index.d.ts',
  miniprogram: 'miniprogram_dist',
  files: ['miniprogram_dist', 'taro', 'uni', 'example', 'LICENSE', 'README.md'],
};
const MINI_README = `# @sdhealth/mini-program

\`\`\`sh
npm install @sdhealth/mini-program
\`\`\`

The guide is \`docs/mini-program.md\` of the npm package \`@sdhealth/bridge-sdk\`.
`;
/** The configuration file, which each app writes itself. */
const CONFIG_FILE = 'config.js';

/** Writes the npm package of the mini-program's pages and packs it. Returns the tarball's path. */
export function layOutMiniProgram(folder: string): string {
  emptyFolder(folder);
  const pages = join(native, 'mini-program');
  cpSync(join(pages, 'sdhealth'), join(folder, 'miniprogram_dist'), {
    recursive: true,
    filter: (file) => !file.endsWith(CONFIG_FILE),
  });
  cpSync(pages, join(folder, 'example'), { recursive: true });
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  for (const form of ['taro', 'uni'])
    cpSync(join(native, 'mini-program-forms', form), join(folder, form), { recursive: true });
  const manifest = json({ ...MINI_PROGRAM, ...identityOf('bridge-sdk/native/mini-program') });
  writeFiles(folder, { 'README.md': MINI_README, 'package.json': manifest });
  const options = { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' } as const;
  const report: { filename: string }[] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--loglevel=error'], options),
  );
  return join(folder, report[0]?.filename ?? '');
}

/** Lists the packages of `native` that a release publishes besides the workspaces. The HAR is published by hand. */
export const NATIVE_PACKAGES = [
  { name: MINI_PROGRAM.name, isOnNpm: true, layOut: () => layOutMiniProgram(join(root, 'dist/mini-program')) },
  { name: HAR.name, isOnNpm: false, layOut: () => layOutHar(join(root, 'dist/har')) },
] as const;

export async function main(): Promise<number> {
  for (const { layOut } of NATIVE_PACKAGES) console.log(relative(root, layOut()));
  return 0;
}
