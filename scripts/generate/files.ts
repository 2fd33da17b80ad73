/** The files that are generated from the contract, by path in `bridge-sdk`. */
import { arktsFiles } from './arkts.ts';
import { capabilityDocs } from './capability-docs.ts';
import { hostVectors } from './host-vectors.ts';
import { kotlinFiles } from './kotlin.ts';
import { miniProgramFiles } from './mini-program.ts';
import { openRpcDocument } from './openrpc.ts';
import { pageVectors } from './page-vectors.ts';
import { readme } from './readme.ts';
import { swiftFiles } from './swift.ts';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const nativeFiles = (): Record<string, string> => ({
  'openrpc.json': json(openRpcDocument()),
  'vectors/host.json': json(hostVectors),
  'vectors/page.json': json(pageVectors),
  ...kotlinFiles(),
  ...swiftFiles(),
  ...arktsFiles(),
  ...miniProgramFiles(),
});

const under = (folder: string, files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));

/** Returns each file's text. The files in the repository must be equal. */
export const generatedFiles = (): Record<string, string> => ({
  ...under('native', nativeFiles()),
  ...capabilityDocs(),
  ...readme(),
});
