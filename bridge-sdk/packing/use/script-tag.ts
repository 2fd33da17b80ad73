/**
 * Tries out the package in a real browser without build tools. A page loads it by `<script type="module">`, plain and inside an app, or as
 * a classic script beside WeChat's library.
 */

import assert from 'node:assert/strict';
import { writeFiles } from '../../../scripts/workspace/files.ts';
import { SCRIPT } from '../entries.ts';
import { install } from './install.ts';
import { titlesOf } from './pages.ts';
import { sampleApp } from './sample-app.ts';

const PAGE = (head: string) => `<!doctype html><link rel="icon" href="data:,">${head}
<script type="module">
  import { connect, getBundleInfo, getNetwork } from '/node_modules/@sdhealth/bridge-sdk/dist/index.js';
  const bridge = await connect();
  const { ok, source } = bridge.supports(getBundleInfo);
  const { type } = await bridge.call(getNetwork, {});
  document.title = [bridge.host.name, ok, source, type].join(' ');
</script>`;

const APP = sampleApp('3.0.0', 'getNetwork', { type: 'wifi' });

/** Holds a page without modules in WeChat. It imitates WeChat's library and passes the imitation to the package's script. */
const CLASSIC = `<!doctype html><link rel="icon" href="data:,">
<script>
  window.WeixinJSBridge = {};
  window.wx = {
    config() {},
    invoke(name, params, done) { done({ errMsg: name + ':ok' }); },
    scanQRCode({ success }) { success({ errMsg: 'scanQRCode:ok', resultStr: 'EAN_13,6901234567892' }); },
  };
  window.before = Object.keys(window);
</script>
<script src="/node_modules/@sdhealth/bridge-sdk/${SCRIPT.file}"></script>
<script>
  (function (sdk) {
    var added = Object.keys(window).filter(function (name) { return name !== 'before' && !before.includes(name); });
    sdk.connect({
      userAgent: 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.50',
      wx: window.wx,
      sign: function () { return Promise.resolve({ appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' }); },
    }).then(function (bridge) {
      return bridge.call(sdk.scanCode, {}).then(function (scanned) {
        document.title = [bridge.host.name, scanned.text].concat(added).join(' ');
      });
    });
  })(${SCRIPT.name});
</script>`;

export async function useInPage(tarball: string, folder: string): Promise<string> {
  install(tarball, folder);
  writeFiles(folder, { 'browser.html': PAGE(''), 'app.html': PAGE(APP), 'classic.html': CLASSIC });
  const titles = await titlesOf(folder, ['browser.html', 'app.html', 'classic.html']);
  assert.deepEqual(titles, [
    'browser false user-agent online',
    'android-app false host wifi',
    `wechat 6901234567892 ${SCRIPT.name}`,
  ]);
  return titles.join('; ');
}
