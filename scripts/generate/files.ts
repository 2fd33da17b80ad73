/** Everything that is written from the contract for other languages, by path in `bridge-sdk/native`. */
import { arktsFiles } from './arkts.ts';
import { hostVectors } from './host-vectors.ts';
import { kotlinFiles } from './kotlin.ts';
import { openRpcDocument } from './openrpc.ts';
import { pageVectors } from './page-vectors.ts';
import { swiftFiles } from './swift.ts';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

export const nativeFiles = (): Record<string, string> => ({
  'openrpc.json': json(openRpcDocument()),
  'vectors/host.json': json(hostVectors),
  'vectors/page.json': json(pageVectors),
  ...kotlinFiles(),
  ...swiftFiles(),
  ...arktsFiles(),
});
