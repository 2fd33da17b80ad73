/** Returns the files that only this repository generates, by their paths from `bridge-sdk`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/workspace/root.ts';
import { vectorFiles } from '../../bundle-tool/src/vector-files.ts';
import { APP_ROWS, appRows } from './app-rows.ts';
import type { Contract } from './contract/rows.ts';
import { entryModules } from './entries.ts';
import { guardVectors } from './guard-vectors.ts';
import { jsonText } from './json-text.ts';
import { miniProgramVectors } from './mini-program-vectors.ts';
import { sampleFiles } from './native-files.ts';
import { openValues } from './open-values.ts';
import { readme } from './readme.ts';
import { restamped } from './stamp.ts';

const nativeFolder = join(root, 'bridge-sdk/native');

/** Returns the handwritten native files, with the current versions in their first lines. */
const handwrittenFiles = (): Record<string, string> =>
  Object.fromEntries(
    ['kotlin', 'swift', 'arkts'].flatMap((language) =>
      readdirSync(join(nativeFolder, language), { recursive: true, encoding: 'utf8' })
        .filter(
          (file) => /\.(kt|swift|ets)$/.test(file) && !/(^|[\\/])(Models|Methods|Version)\.(kt|swift|ets)$/.test(file),
        )
        .map((file) => [
          `native/${language}/${file}`,
          restamped(readFileSync(join(nativeFolder, language, file), 'utf8')),
        ]),
    ),
  );

export function ownFiles(contract: Contract): Record<string, string> {
  const samples = sampleFiles(contract, { package: '' });
  return {
    ...handwrittenFiles(),
    'native/kotlin/test/SampleMethods.kt': samples['kotlin/SampleMethods.kt'] ?? '',
    'native/swift/test/SampleMethods.swift': samples['swift/SampleMethods.swift'] ?? '',
    'native/vectors/guard.json': jsonText(guardVectors),
    'native/vectors/mini-program.json': jsonText(miniProgramVectors),
    ...readme(),
    ...entryModules(contract),
    'src/recorder/open-values.ts': openValues(contract),
    [`../${APP_ROWS}`]: appRows(contract),
    ...Object.fromEntries(Object.entries(vectorFiles()).map(([path, value]) => [`../${path}`, jsonText(value)])),
  };
}
