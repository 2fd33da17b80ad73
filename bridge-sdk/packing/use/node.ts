/** Tries out the package on a server. Importing has no side effect, the user agent identifies the host, and React renders. */

import assert from 'node:assert/strict';
import { writeFiles } from '../../../scripts/workspace/files.ts';
import { run } from './fresh.ts';
import { install } from './install.ts';

const SERVER = `
const before = Object.getOwnPropertyNames(globalThis).length;
const { connect, createBridge, detectHost, getSteps, supportsOn } = await import('@sdhealth/bridge-sdk');
const transports = await import('@sdhealth/bridge-sdk/transports');
const { createRequire } = await import('node:module');
const contract = createRequire(import.meta.url)('@sdhealth/bridge-sdk/contract');
const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) SdHealthApp/2.8.0';
const host = detectHost({ userAgent });
const bridge = createBridge({ userAgent });
console.log(JSON.stringify({
  host,
  support: supportsOn(host, getSteps),
  same: bridge.supports(getSteps),
  globals: Object.getOwnPropertyNames(globalThis).length - before,
  transports: Object.keys(transports).length,
  methods: Object.keys(contract.methods).length,
}));
bridge.dispose();
`;

/** Renders a component for several user agents, as frameworks do on a server, with CommonJS modules. */
const RENDER = `
const { createElement: h } = require('react');
const { renderToString } = require('react-dom/server');
const { createBridge, getSteps } = require('@sdhealth/bridge-sdk');
const { BridgeProvider, useSupport } = require('@sdhealth/bridge-sdk/react');
const Steps = () => h('p', null, JSON.stringify(useSupport(getSteps)));
for (const userAgent of ['SdHealthApp/2.8.0', 'SdHealthApp/1.0.0', 'Firefox'])
  console.log(renderToString(h(BridgeProvider, { bridge: createBridge({ userAgent }) }, h(Steps))));
`;
const RENDERED = [
  { ok: true, source: 'table' },
  { ok: false, reason: 'HOST_TOO_OLD', source: 'table', needs: '2.0.0' },
  { ok: false, reason: 'UNSUPPORTED', source: 'user-agent' },
];

function useInReact(folder: string): void {
  writeFiles(folder, { 'render.cjs': RENDER });
  const rendered = run(folder, process.execPath, ['render.cjs'])
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line.replace(/<\/?p>/g, '').replaceAll('&quot;', '"')));
  assert.deepEqual(rendered, RENDERED);
}

export function useInNode(tarball: string, folder: string): string {
  install(tarball, folder, ['react', 'react-dom', 'scheduler']);
  writeFiles(folder, { 'server.js': SERVER });
  const output: Record<string, unknown> = JSON.parse(run(folder, process.execPath, ['server.js']));
  assert.deepEqual(output['host'], {
    name: 'ios-app',
    platform: 4,
    phone: 2,
    app: { name: 'SdHealth', version: '2.8.0' },
  });
  assert.deepEqual(output['support'], { ok: true, source: 'table' });
  assert.deepEqual(output['same'], output['support'], 'a bridge on a server and supportsOn() disagree');
  assert.equal(output['globals'], 0, 'importing added globals');
  useInReact(folder);
  return `React renders; detectHost gives ios-app, ${String(output['methods'])} methods in the contract`;
}
