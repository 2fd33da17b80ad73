/**
 * Runs `node scripts/run.mjs mini-program-forms`: builds the mini-program's pages by WeChat, Taro and uni-app, each in an example app. npm
 * fetches the compilers once (900 MB). The output is searched for texts and not run, because WeChat's client is not available.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ClearError } from '../../scripts/workspace/clear-error.ts';
import { fetchTools } from '../../scripts/workspace/fetch-tools.ts';
import { emptyFolder, writeFiles } from '../../scripts/workspace/files.ts';
import { root } from '../../scripts/workspace/root.ts';
import { layOutMiniProgram } from './native-packages.ts';

const TARO = [
  'cli',
  'plugin-framework-react',
  'plugin-platform-weapp',
  'vite-runner',
  'runtime',
  'components',
  'react',
  'taro',
  'shared',
  'helper',
];
const UNI = ['uni-app', 'uni-mp-weixin', 'uni-components', 'uni-cli-shared', 'vite-plugin-uni'];
const PAGES = ['web', 'pay', 'login'] as const;
const addresses = PAGES.map((page) => `pages/${page}/index`);

const CONFIG = `export const config = {
  home: 'https://shop.example/health/', origins: ['https://shop.example'],
  payment: async (order) => order.payInfo, ticket: async () => 'ticket',
};
`;
const componentName = (page: string) => `Sdhealth${page[0]?.toUpperCase()}${page.slice(1)}`;

interface Form {
  readonly packages: readonly string[];
  readonly files: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  /** Lists output files with a text that each must contain. */
  readonly built: readonly (readonly [file: string, text: string])[];
}

const taroPage = (page: string): [string, string][] => [
  [
    `src/pages/${page}/index.jsx`,
    `import { ${page}Page } from '@sdhealth/mini-program/taro';\nimport { config } from '../../config';\n\nexport default ${page}Page(config);\n`,
  ],
  [`src/pages/${page}/index.config.js`, 'export default definePageConfig({ enableShareAppMessage: true });\n'],
];
const uniPage = (page: string): [string, string] => [
  `src/pages/${page}/index.vue`,
  `<template><${componentName(page)} :config="config" /></template>
<script setup>
import ${componentName(page)} from '@sdhealth/mini-program/uni/sdhealth-${page}.vue';
import { config } from '../../config';
</script>
`,
];

const FORMS: Readonly<Record<string, Form>> = {
  wechat: {
    packages: ['miniprogram-ci@2.1.42'],
    files: {
      'pack.cjs': `require('miniprogram-ci').packNpmManually({ packageJsonPath: __dirname + '/package.json', miniprogramNpmDistDir: __dirname + '/out', ignores: [] })
  .then(({ miniProgramPackNum }) => process.exit(miniProgramPackNum === 1 ? 0 : 1), (error) => { console.error(error); process.exit(1); });\n`,
    },
    command: ['pack.cjs'],
    built: [
      ['out/miniprogram_npm/@sdhealth/mini-program/index.js', 'payPage'],
      ['out/miniprogram_npm/@sdhealth/mini-program/pages/pay.wxml', 'sdhealth-pay'],
    ],
  },
  taro: {
    packages: [
      ...TARO.map((name) => `@tarojs/${name}@4.2.0`),
      'babel-preset-taro@4.2.0',
      '@babel/core@7',
      '@babel/preset-react@7',
      'react@18.3.1',
      'react-dom@18.3.1',
      'vite@4.5.14',
      'terser@5',
      '@vitejs/plugin-react@4.3.4',
    ],
    files: {
      'config/index.js': `module.exports = {
  projectName: 'app', designWidth: 750, deviceRatio: { 750: 1 }, sourceRoot: 'src', outputRoot: 'dist', framework: 'react', compiler: 'vite',
  plugins: ['@tarojs/plugin-framework-react', '@tarojs/plugin-platform-weapp'], mini: {}, h5: {},
};\n`,
      'babel.config.js':
        "module.exports = { presets: [['taro', { framework: 'react', ts: false, compiler: 'vite' }]] };\n",
      'project.config.json': '{ "appid": "touristappid" }\n',
      'src/app.config.js': `export default defineAppConfig({ pages: ${JSON.stringify(addresses)} });\n`,
      'src/app.jsx': 'export default function App({ children }) {\n  return children;\n}\n',
      'src/config.js': CONFIG,
      ...Object.fromEntries(PAGES.flatMap(taroPage)),
    },
    command: ['node_modules/@tarojs/cli/bin/taro', 'build', '--type', 'weapp'],
    built: [
      ['dist/app.json', 'pages/pay/index'],
      ['dist/base.wxml', '<web-view'],
      ['dist/vendors.js', 'requestPayment'],
    ],
  },
  uni: {
    packages: [...UNI.map((name) => `@dcloudio/${name}@3.0.0-5010420260703001`), 'vue@3.4.21', 'vite@5.2.8'],
    files: {
      'vite.config.js':
        "import { defineConfig } from 'vite';\nimport uni from '@dcloudio/vite-plugin-uni';\n\nexport default defineConfig({ plugins: [(uni.default ?? uni)()] });\n",
      'index.html': '<!doctype html>\n',
      'src/manifest.json':
        '{ "name": "app", "appid": "", "mp-weixin": { "appid": "touristappid" }, "vueVersion": "3" }\n',
      'src/pages.json': JSON.stringify({ pages: addresses.map((path) => ({ path })) }),
      'src/main.js':
        "import { createSSRApp } from 'vue';\nimport App from './App.vue';\n\nexport const createApp = () => ({ app: createSSRApp(App) });\n",
      'src/App.vue': '<script>\nexport default {};\n</script>\n',
      'src/config.js': CONFIG,
      ...Object.fromEntries(PAGES.map(uniPage)),
    },
    command: ['node_modules/@dcloudio/vite-plugin-uni/bin/uni.js', 'build', '-p', 'mp-weixin'],
    built: [
      ['dist/build/mp-weixin/app.json', 'pages/pay/index'],
      ['dist/build/mp-weixin/node-modules/@sdhealth/mini-program/uni/sdhealth-web.wxml', '<web-view'],
      ['dist/build/mp-weixin/common/vendor.js', 'requestPayment'],
    ],
  },
};

/** Builds one form of the app with its compiler. Throws if the compiler fails or omits a text. */
async function buildForm(name: string, { packages, files, command, built }: Form, tarball: string): Promise<void> {
  const tools = await fetchTools(`mini-program-${name}`, packages);
  // Builds outside node_modules, because the compilers ignore app code in there.
  const folder = join(root, 'dist/forms', name);
  emptyFolder(folder);
  const isWeChat = name === 'wechat';
  const modules = join(isWeChat ? folder : tools, 'node_modules');
  if (!isWeChat) symlinkSync(modules, join(folder, 'node_modules'), 'junction');
  const install = join(modules, '@sdhealth/mini-program');
  emptyFolder(install);
  execFileSync('tar', ['-xzf', tarball, '-C', install, '--strip-components=1']);
  // Names all packages for uni-app, which loads its plugins from the dependencies. WeChat's packer includes all that are named.
  const names = [
    ...(isWeChat ? [] : packages.map((value) => value.replace(/(?<=.)@.*$/, ''))),
    '@sdhealth/mini-program',
  ];
  const manifest = { private: true, dependencies: Object.fromEntries(names.map((item) => [item, '*'])) };
  writeFiles(folder, { ...files, 'package.json': JSON.stringify(manifest) });
  const environment = { ...process.env, NODE_ENV: 'production', NODE_PATH: join(tools, 'node_modules') };
  execFileSync(process.execPath, [...command], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const [file, text] of built)
    if (!existsSync(join(folder, file)) || !readFileSync(join(folder, file), 'utf8').includes(text))
      throw new ClearError(`${name}: ${file} was not built, or has no ${text}.`);
}

export async function main(names: readonly string[]): Promise<number> {
  const tarball = layOutMiniProgram(join(root, 'dist/mini-program'));
  for (const [name, form] of Object.entries(FORMS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const start = Date.now();
    await buildForm(name, form, tarball);
    console.log(`${name}: ${form.built.length} files are correct, ${((Date.now() - start) / 1_000).toFixed(0)} s`);
  }
  return 0;
}
