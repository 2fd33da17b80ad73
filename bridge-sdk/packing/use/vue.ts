/** Tries out the package with Vue in a fresh project. Vite builds a page for an app, and a server renders the same component. */

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { emptyFolder, writeFiles } from '../../../scripts/workspace/files.ts';
import { run, versions } from './fresh.ts';
import { titlesOf } from './pages.ts';
import { stepsApp } from './sample-app.ts';

const VUE = 'vue@3.5.45';

const APP = `<!doctype html><link rel="icon" href="data:,">
${stepsApp()}
<div id="app"></div>
<script type="module" src="/main.js"></script>`;

const STEPS = `import { getSteps } from '@sdhealth/bridge-sdk';
import { useCall, useSupport } from '@sdhealth/bridge-sdk/vue';
import { defineComponent, h, onMounted, watchEffect } from 'vue';

export const Steps = defineComponent({
  setup() {
    const support = useSupport(getSteps);
    const { state, run } = useCall(getSteps);
    onMounted(() => run({ days: 1 }));
    watchEffect(() => {
      if (state.value.status === 'done') document.title = 'steps ' + state.value.result.days[0].steps;
    });
    return () => h('p', support.value.ok ? 'steps here' : support.value.reason);
  },
});
`;

const MAIN = `import { createBridge } from '@sdhealth/bridge-sdk';
import { provideBridge } from '@sdhealth/bridge-sdk/vue';
import { createApp } from 'vue';
import { Steps } from './steps.js';

const app = createApp(Steps);
provideBridge(createBridge(), app);
app.mount('#app');
`;

const SERVER = `import { createBridge } from '@sdhealth/bridge-sdk';
import { provideBridge } from '@sdhealth/bridge-sdk/vue';
import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { Steps } from './steps.js';

for (const userAgent of ['SdHealthApp/2.8.0', 'SdHealthApp/1.0.0', 'Firefox']) {
  const app = createSSRApp(Steps);
  provideBridge(createBridge({ userAgent }), app);
  console.log(await renderToString(app));
}
`;

export async function useInVue(tarball: string, folder: string): Promise<string> {
  emptyFolder(folder);
  writeFiles(folder, {
    'package.json': '{ "name": "consumer", "private": true, "type": "module" }',
    'index.html': APP,
    'steps.js': STEPS,
    'main.js': MAIN,
    'server.js': SERVER,
  });
  run(folder, 'npm', ['install', '--no-audit', '--no-fund', tarball, VUE, `vite@${versions['vite']}`]);
  run(folder, 'npx', ['vite', 'build', '--outDir', 'out', '--target', 'es2022']);
  assert.deepEqual(await titlesOf(join(folder, 'out'), ['index.html']), ['steps 5600']);
  const rendered = run(folder, process.execPath, ['server.js']).trim().split('\n');
  assert.deepEqual(rendered, ['<p>steps here</p>', '<p>HOST_TOO_OLD</p>', '<p>UNSUPPORTED</p>']);
  return `${VUE}: built by Vite and run in an app; rendered on a server`;
}
