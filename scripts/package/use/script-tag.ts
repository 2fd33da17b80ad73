/** Uses the package without any tool: a page's own \`<script type="module">\`, in a real browser, as a browser and inside an app. */
import assert from 'node:assert/strict';
import { install, write } from './install.ts';
import { titlesOf } from './pages.ts';

const PAGE = (head: string) => `<!doctype html><link rel="icon" href="data:,">${head}
<script type="module">
  import { connect, getBundleInfo, getNetwork } from '/node_modules/@sdhealth/bridge-sdk/dist/index.js';
  const bridge = await connect();
  const { ok, source } = bridge.supports(getBundleInfo);
  const { type } = await bridge.call(getNetwork, {});
  document.title = [bridge.host.name, ok, source, type].join(' ');
</script>`;

/** The smallest Android app: an object of \`addJavascriptInterface\` that answers. */
const APP = `<script>
  window.sdhealthHost = {
    postMessage(text) {
      const { id, method } = JSON.parse(text);
      const handshake = { protocol: '1.0', app: { name: 'SdHealth', version: '3.0.0' }, methods: { getNetwork: 1 }, events: [] };
      const result = method === 'initialize' ? handshake : { type: 'wifi' };
      setTimeout(() => window.sdhealthBridge.receive(JSON.stringify({ jsonrpc: '2.0', id, result })), 1);
    },
  };
</script>`;

export async function useInPage(tarball: string, folder: string): Promise<string> {
  install(tarball, folder);
  write(folder, { 'browser.html': PAGE(''), 'app.html': PAGE(APP) });
  const titles = await titlesOf(folder, ['browser.html', 'app.html']);
  assert.deepEqual(titles, ['browser false user-agent online', 'android-app false host wifi']);
  return titles.join('; ');
}
