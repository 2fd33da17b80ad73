/** The files that are generated from the contract, by path in `bridge-sdk`. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/workspace/root.ts';
import { arktsFiles } from './arkts.ts';
import { capabilityDocs } from './capability-docs.ts';
import { entryModules } from './entries.ts';
import { guardVectors } from './guard-vectors.ts';
import { hostVectors } from './host-vectors.ts';
import { kotlinFiles } from './kotlin.ts';
import { miniProgramFiles } from './mini-program.ts';
import { miniProgramVectors } from './mini-program-vectors.ts';
import { openRpcDocument } from './openrpc.ts';
import { pageVectors } from './page-vectors.ts';
import { readme } from './readme.ts';
import { restamped } from './stamp.ts';
import { swiftFiles } from './swift.ts';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const native = join(root, 'bridge-sdk/native');
/** Returns the files of other languages that people write, with the stamp of today's versions. */
const writtenFiles = (): Record<string, string> =>
  Object.fromEntries(
    ['kotlin', 'swift', 'arkts'].flatMap((language) =>
      readdirSync(join(native, language), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(kt|swift|ets)$/.test(file))
        .map((file) => [`${language}/${file}`, restamped(readFileSync(join(native, language, file), 'utf8'))]),
    ),
  );

const nativeFiles = (): Record<string, string> => ({
  ...writtenFiles(),
  'openrpc.json': json(openRpcDocument()),
  'vectors/host.json': json(hostVectors),
  'vectors/guard.json': json(guardVectors),
  'vectors/page.json': json(pageVectors),
  'vectors/mini-program.json': json(miniProgramVectors),
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
  ...entryModules(),
});
