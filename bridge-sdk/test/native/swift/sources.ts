/** Lists the Swift files of the package and compiles them to programs and modules. */
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../../../scripts/workspace/process.ts';
import { root } from '../../../../scripts/workspace/root.ts';
import { stub } from '../../guides/blocks.ts';

export const native = join(root, 'bridge-sdk/native');

/** Returns the files of a folder of `native/swift`, without subfolders. */
export const swiftIn = (folder: string): string[] =>
  readdirSync(join(native, 'swift', folder))
    .filter((file) => file.endsWith('.swift'))
    .map((file) => join(native, 'swift', folder, file));

const STRICT = ['-warnings-as-errors', '-parse-as-library'];

/** Compiles files to a program. `libraries` are folders with modules of `asModule`. */
export const asProgram = (
  swiftc: string,
  mode: string,
  program: string,
  files: readonly string[],
  libraries: readonly (readonly [folder: string, name: string])[],
): Promise<number> =>
  run(swiftc, [
    ...['-swift-version', mode, ...STRICT, '-o', program, ...files],
    ...libraries.flatMap(([folder, name]) => ['-I', folder, '-L', folder, `-l${name}`]),
  ]);

/** Compiles files to a separate module in `folder`, as the package does. `moduleFolders` are the folders of the imported modules. */
export function asModule(
  swiftc: string,
  name: string,
  folder: string,
  files: readonly string[],
  moduleFolders: readonly string[] = [],
): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const output = ['-o', join(folder, `lib${name}.a`), '-emit-module-path', join(folder, `${name}.swiftmodule`)];
  const kind = ['-emit-library', '-static', '-emit-module', '-module-name', name];
  return run(swiftc, [
    '-swift-version',
    '6',
    ...STRICT,
    ...kind,
    ...output,
    ...moduleFolders.flatMap((moduleFolder) => ['-I', moduleFolder]),
    ...files,
  ]);
}

/** Compiles the stubs of WebKit to the module `WebKit`. Returns the exit code, and the folder with the module's name. */
export async function webKit(
  swiftc: string,
  out: string,
): Promise<{ code: number; library: readonly [string, string] }> {
  const folder = join(out, 'webkit');
  return { code: await asModule(swiftc, 'WebKit', folder, [stub('WebKit.swift')]), library: [folder, 'WebKit'] };
}
