/** The root Vitest configuration: every script names it by --config, for Vitest reads no workspace file by itself. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { generatedChecks } from './bridge-sdk/generator/src/checks/plugin.ts';
import { TOOL_FOLDERS } from './scripts/steps/areas.ts';
import { PRODUCT_TESTS } from './scripts/steps/product-tests.ts';
import { RETRIES } from './scripts/steps/retries.ts';
import { Sequencer } from './scripts/vitest/sequencer.ts';

/** `npm test` leaves out the slow ones; every other run has them. */
const isQuick = process.env['QUICK'] === '1';
/** `npm run test:long -- --rest` leaves out those that `npm test` has just run, in the projects that it runs whole. */
const isRest = process.env['REST'] === '1';
const ranBefore = isRest ? ['**/!(*.long).test.{ts,tsx}'] : [];
const exclude = [
  '**/node_modules/**',
  '**/dist/**',
  '**/e2e/**',
  '**/create/templates/**',
  ...(isQuick ? ['**/*.long.test.{ts,tsx}'] : []),
];
const notRun = [...exclude, ...ranBefore];
const toolsNotRun = [...exclude, ...(isRest ? PRODUCT_TESTS : [])];
/** The app's parts whose tests open whole pages. */
const PAGES = 'webview-app/src/@(app|screens)/**/*.test.{ts,tsx}';

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Files share a process, and nothing else: each begins with modules and a window of its own. A process for each file would spend
 * most of its time on its start.
 */
const sharedProcess = {
  isolate: false,
  setupFiles: [path('./scripts/vitest/new-file.ts')],
  // These look at the window when they are loaded, and keep or change it: each file, or page load, has one of its own.
  server: { deps: { inline: ['@wecom/jssdk', 'weixin-js-sdk', 'dsbridge', 'wouter'] } },
};
/** The environment with a new window for each file. */
const WINDOW = path('./scripts/vitest/window-environment.ts');

/** The suites over all hosts. They run on both forms of the SDK. */
const SUITES = 'bridge-sdk/test/*.test.ts';
/** The entries that have a form for development. */
const ENTRY = /\/bridge-sdk\/src\/(index|hosts\/connect-native)\.ts$/;
const FORMS = { index: 'index', 'hosts/connect-native': 'native' } as const;
/** Gives the suites the form for development, where they name the entry. */
const developmentForm: Plugin = {
  name: 'development-form',
  enforce: 'pre',
  async resolveId(id, importer = '') {
    if (!/\/bridge-sdk\/test\/[^/]+$/.test(importer)) return undefined;
    const match = await this.resolve(id, importer, { skipSelf: true });
    const [, entry] = ENTRY.exec(match?.id ?? '') ?? [];
    return entry ? path(`./bridge-sdk/src/development/${FORMS[entry as keyof typeof FORMS]}.ts`) : match;
  },
};

const TOOLS = TOOL_FOLDERS.map((folder) => `${folder}/**/*.test.ts`);

export default defineConfig({
  // Workspace packages are read from their sources, never from a build that may be old.
  resolve: { conditions: ['source', 'lazy-screens', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', 'lazy-screens', ...defaultServerConditions] } },
  define: { __BUILD__: '"web"', __VERSION__: '"1.2.0"', __API_ORIGIN__: '""', __WEB_ORIGIN__: '""' },
  test: {
    // Vitest leaves one core to itself, which would be half of a machine with two.
    maxWorkers: '100%',
    // Whole pages are opened here, on machines that may be busy with much else.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    globalSetup: path('./scripts/vitest/generated-files.ts'),
    // A test that is wrong fails at once; one that gets no answer, or waits in vain for a text, may have met what another file of its
    // process left behind.
    retry: { count: RETRIES, condition: /timed out|nowhere on the page/ },
    sequence: { sequencer: Sequencer },
    projects: [
      {
        extends: true,
        plugins: [react(), generatedChecks()],
        test: {
          ...sharedProcess,
          name: 'unit',
          environment: WINDOW,
          include: ['{bridge-sdk,native-shims,webview-app}/**/*.test.{ts,tsx}'],
          exclude: [...notRun, PAGES, SUITES, ...TOOLS],
        },
      },
      {
        extends: true,
        plugins: [generatedChecks({ explained: false })],
        test: { ...sharedProcess, name: 'sdk', environment: WINDOW, include: [SUITES], exclude: notRun },
      },
      {
        extends: true,
        plugins: [developmentForm, generatedChecks()],
        test: { ...sharedProcess, name: 'sdk-development', environment: WINDOW, include: [SUITES], exclude: notRun },
      },
      {
        extends: true,
        plugins: [react(), generatedChecks()],
        test: { ...sharedProcess, name: 'pages', environment: WINDOW, include: [PAGES], exclude },
      },
      // Its state belongs to an app that each test creates again, so files may share loaded modules. That saves two thirds of its time.
      {
        extends: true,
        test: {
          name: 'backend',
          environment: 'node',
          isolate: false,
          include: ['fixtures/**/*.test.ts'],
          exclude: notRun,
        },
      },
      {
        extends: true,
        test: { ...sharedProcess, name: 'tools', environment: 'node', include: TOOLS, exclude: toolsNotRun },
      },
    ],
  },
});
