/** Tries out custom methods with zod as Standard Schema, in a fresh project. It checks types, valid and wrong values. */

import assert from 'node:assert/strict';
import { emptyFolder, writeFiles } from '../../../scripts/workspace/files.ts';
import { projectOf, run, versions } from './fresh.ts';

const ZOD = 'zod@4.6.7';

const CODE = `import { createBridge, hostMethod, isBridgeError, schemaCheck } from '@sdhealth/bridge-sdk';
import { z } from 'zod';

const openLocker = hostMethod('shop.openLocker', {
  params: schemaCheck(z.object({ id: z.string().min(1) })),
  result: schemaCheck(z.object({ open: z.boolean() })),
});
// An app that answers for locker 7, and wrongly for the others.
const bridge = createBridge({
  transport: (_names, receive) => ({
    post(text) {
      const { id, method, params } = JSON.parse(text);
      const handshake = { protocol: '1.0', app: { name: 'Shop', version: '1.0.0' }, methods: { 'shop.openLocker': 1 }, events: [] };
      const result = method === 'initialize' ? handshake : { open: params.id === '7' || 'no' };
      setTimeout(() => receive(JSON.stringify({ jsonrpc: '2.0', id, result })), 0);
    },
    close() {},
  }),
});
const { open } = await bridge.call(openLocker, { id: '7' });
const isTyped: boolean = open;
// @ts-expect-error: the schema brings the types of the params.
const wrong = bridge.call(openLocker, { id: 7 });
const ends = [wrong, bridge.call(openLocker, { id: '' }), bridge.call(openLocker, { id: '8' })].map((asked) =>
  asked.then(() => 'resolved', (error: unknown) => (isBridgeError(error) ? \`\${error.code} \${error.path}\` : 'foreign')),
);
console.log(JSON.stringify([isTyped, ...(await Promise.all(ends))]));
bridge.dispose();
`;

export function useStandardSchema(tarball: string, folder: string): string {
  emptyFolder(folder);
  const options = { module: 'nodenext', moduleResolution: 'nodenext', noEmit: false, outDir: 'out' };
  writeFiles(folder, {
    'package.json': '{ "name": "consumer", "private": true, "type": "module" }',
    'tsconfig.json': projectOf(['main.ts'], options),
    'main.ts': CODE,
  });
  run(folder, 'npm', ['install', '--no-audit', '--no-fund', tarball, ZOD, `typescript@${versions['typescript']}`]);
  run(folder, 'npx', ['tsc', '-p', '.']);
  const output: unknown = JSON.parse(run(folder, process.execPath, ['out/main.js']));
  assert.deepEqual(output, [true, 'BAD_PARAMS /id', 'BAD_PARAMS /id', 'BAD_REPLY /open']);
  return `${ZOD}: types, a good call, and each wrong value with its path`;
}
