/** Compiles the two Kotlin libraries to classes, in explicit API mode and with warnings as errors. */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ClearError } from '../../../scripts/workspace/clear-error.ts';
import { filesIn } from '../../../scripts/workspace/files.ts';
import { run } from '../../../scripts/workspace/process.ts';
import { root } from '../../../scripts/workspace/root.ts';
import type { Toolchain } from '../../test/native/kotlin/toolchain.ts';
import { writeSignatures } from './android-signatures.ts';
import type { Library } from './coordinates.ts';

export const native = join(root, 'bridge-sdk/native');
/** Sets the language version, so that apps with a Kotlin one version older can read the library. */
const LANGUAGE_VERSION = '2.3';
const FOLDERS: Readonly<Record<Library['name'], string>> = { bridge: 'kotlin', 'bridge-android': 'kotlin/android' };

export const sourcesOf = ({ name }: Library): string[] =>
  readdirSync(join(native, FOLDERS[name]))
    .filter((file) => file.endsWith('.kt'))
    .map((file) => join(native, FOLDERS[name], file));

export const libraries = ({ home, jars }: Toolchain): string[] => [
  join(home, 'lib/kotlin-stdlib.jar'),
  ...jars.split(delimiter),
];

interface Compile {
  readonly module: string;
  readonly sources: readonly string[];
  readonly classPath: readonly string[];
  readonly out: string;
}

/** Runs the Kotlin compiler. Rejects for any error or warning. */
export async function kotlin(
  { home }: Toolchain,
  { module, sources, classPath, out }: Compile,
  flags: readonly string[] = [],
): Promise<void> {
  mkdirSync(out, { recursive: true });
  const compiler = [
    '-Xmx1500m',
    '-cp',
    join(home, 'lib/kotlin-compiler.jar'),
    'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler',
  ];
  const plugin = `-Xplugin=${join(home, 'lib/kotlinx-serialization-compiler-plugin.jar')}`;
  const options = ['-kotlin-home', home, '-no-stdlib', '-Werror', '-jvm-target', '11', plugin, '-module-name', module];
  const code = await run('java', [
    ...compiler,
    ...options,
    ...flags,
    '-cp',
    classPath.join(delimiter),
    '-d',
    out,
    ...sources,
  ]);
  if (code !== 0) throw new ClearError(`${module} was not compiled: see above.`);
}

/** Compiles a library. Returns its classes by path. The Android library needs the other one's classes and `android-signatures.ts`. */
export async function classesOf(toolchain: Toolchain, library: Library, out: string): Promise<Map<string, Buffer>> {
  const isAndroid = library.packaging === 'aar';
  const signatures = isAndroid ? writeSignatures(join(out, 'signatures')) : [];
  const classes = join(out, library.name);
  const classPath = [...libraries(toolchain), ...(isAndroid ? [join(out, 'bridge')] : [])];
  const flags = ['-Xexplicit-api=strict', '-language-version', LANGUAGE_VERSION, '-api-version', LANGUAGE_VERSION];
  await kotlin(
    toolchain,
    { module: library.name, sources: [...sourcesOf(library), ...signatures], classPath, out: classes },
    flags,
  );
  return filesOf(classes);
}

export const filesOf = (folder: string): Map<string, Buffer> =>
  new Map(filesIn(folder).map((file) => [file, readFileSync(join(folder, file))]));
