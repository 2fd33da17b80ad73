/** Compiles the packed declarations with two major versions of TypeScript and three module resolutions. Compares them with the sources. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { writeFiles } from '../../../scripts/workspace/files.ts';
import { root } from '../../../scripts/workspace/root.ts';
import { projectOf, run } from './fresh.ts';
import { install } from './install.ts';

const TESTS = join(root, 'bridge-sdk/test/types');
/** Tests the contract as JSON, which only the packed package has. */
const CONTRACT = `import contract from '@sdhealth/bridge-sdk/contract' with { type: 'json' };
export const capability: string = contract.methods.paySeq.capability;
export const deadlineMs: number = contract.methods.paySeq.deadlineMs;
`;
/** Returns the TypeScript that attw depends on, one major version older than ours. */
const olderCompiler = () => {
  const attw = createRequire(createRequire(import.meta.url).resolve('@arethetypeswrong/core/package.json'));
  return attw.resolve('typescript/bin/tsc');
};
const config = (moduleResolution: string, files: readonly string[], overrides: object = {}) =>
  projectOf(files, {
    module: moduleResolution.startsWith('node') ? moduleResolution : 'esnext',
    moduleResolution,
    resolveJsonModule: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    ...overrides,
  });

const compile = (folder: string, compiler: string, project: string) =>
  run(folder, process.execPath, [compiler, '-p', project]);

function prepare(tarball: string, folder: string): void {
  install(tarball, folder, ['@types/react', 'csstype']);
  writeFiles(folder, {
    'surface.ts': readFileSync(join(TESTS, 'surface.ts'), 'utf8'),
    'same.ts': readFileSync(join(TESTS, 'same-as-packed.ts'), 'utf8').replace('../..', join(root, 'bridge-sdk')),
    'contract.ts': CONTRACT,
    'bundler.json': config('bundler', ['surface.ts', 'contract.ts']),
    // Leaves out the contract as JSON: no import of JSON fits all compilers with node16.
    'node16.json': config('node16', ['surface.ts']),
    'nodenext.json': config('nodenext', ['surface.ts', 'contract.ts']),
    'same.json': config('bundler', ['same.ts'], {
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      types: [join(root, 'node_modules/vite/client')],
    }),
  });
}

export function useTypes(tarball: string, folder: string): string {
  prepare(tarball, folder);
  const manifest = createRequire(import.meta.url).resolve('typescript/package.json');
  const compiler = manifest.replace(/package\.json$/, 'bin/tsc');
  for (const project of ['bundler.json', 'node16.json', 'nodenext.json', 'same.json'])
    compile(folder, compiler, project);
  return 'resolution bundler, node16 and nodenext, the same as the sources';
}

export function useOlderTypes(tarball: string, folder: string): string {
  prepare(tarball, folder);
  for (const project of ['bundler.json', 'node16.json', 'nodenext.json']) compile(folder, olderCompiler(), project);
  return 'TypeScript 5';
}
