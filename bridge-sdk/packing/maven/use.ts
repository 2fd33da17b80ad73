/**
 * Tries out the libraries as an app does. Maven resolves them from the built repository, and an app is compiled against the result. Their
 * dependencies come from a local repository with the compiler's own jars, because no Maven registry is reached.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ClearError } from '../../../scripts/workspace/clear-error.ts';
import { zip } from '../../bundle-tool/src/zip.ts';
import { blocksOf } from '../../test/guides/blocks.ts';
import type { Toolchain } from '../../test/native/kotlin/toolchain.ts';
import { writeSignatures } from './android-signatures.ts';
import { kotlin, libraries } from './compile.ts';
import { type Dependency, GROUP, LIBRARIES, VERSION } from './coordinates.ts';

/** Names the folder in which Debian keeps Maven's plugins. On other systems they come from Maven's registry. */
const DEBIAN_REPOSITORY = '/usr/share/maven-repo';

/** Writes a Maven repository of the libraries' dependencies: Kotlin's jars from the compiler, an empty jar for androidx.webkit. */
function writeDependencies(folder: string, toolchain: Toolchain): void {
  const [stdlib = '', coroutines = '', serialization = ''] = libraries(toolchain);
  const jars: Readonly<Record<string, string>> = {
    'kotlin-stdlib': stdlib,
    'kotlinx-coroutines-core': coroutines,
    'kotlinx-serialization-json': serialization,
  };
  const required: readonly Dependency[] = LIBRARIES.flatMap(({ dependencies }) => dependencies).filter(
    ({ group }) => group !== GROUP,
  );
  for (const { group, name, jvmName = name, version } of required) {
    const directory = join(folder, group.replaceAll('.', '/'), jvmName, version);
    mkdirSync(directory, { recursive: true });
    const jar = jars[name];
    writeFileSync(join(directory, `${jvmName}-${version}.jar`), jar ? readFileSync(jar) : zip(new Map()));
    writeFileSync(
      join(directory, `${jvmName}-${version}.pom`),
      `<project><modelVersion>4.0.0</modelVersion><groupId>${group}</groupId><artifactId>${jvmName}</artifactId><version>${version}</version></project>`,
    );
  }
}

const repository = (id: string, folder: string, kind = 'repository') =>
  `<${kind}><id>${id}</id><url>file://${folder}</url></${kind}>`;

const project = (repositories: readonly string[]) => `<project>
  <modelVersion>4.0.0</modelVersion>
  <groupId>shop</groupId><artifactId>app</artifactId><version>1</version><packaging>pom</packaging>
  <repositories>${repositories.map((folder, index) => repository(`local-${index}`, folder)).join('')}${existsSync(DEBIAN_REPOSITORY) ? repository('central', DEBIAN_REPOSITORY) : ''}</repositories>
  <pluginRepositories>${existsSync(DEBIAN_REPOSITORY) ? repository('central', DEBIAN_REPOSITORY, 'pluginRepository') : ''}</pluginRepositories>
  <dependencies>
    <dependency><groupId>${GROUP}</groupId><artifactId>bridge-android</artifactId><version>${VERSION}</version><type>aar</type></dependency>
  </dependencies>
</project>
`;

const APP = `package shop

import android.webkit.WebView
import com.sdhealth.bridge.*
import com.sdhealth.bridge.android.*
import kotlinx.coroutines.CoroutineScope

class Screen(webView: WebView, app: BridgedApp, scope: CoroutineScope) {
    private val guard = BridgeGuard(setOf("https://shop.example"))
    private val methods = BridgeMethods(guard).apply { setTitle { params, _ -> println(params.title) } }
    val page = BridgedPage(webView, methods, guard, app, "SdHealth", "3.1.0", scope)
}
`;

/** Resolves to a line about the result. Rejects if Maven or the compiler misses something. */
export async function useAsApp(maven: string, toolchain: Toolchain, out: string): Promise<string> {
  if (spawnSync('mvn', ['--version']).status !== 0)
    throw new ClearError(
      'The libraries were built, but not resolved: no mvn. Install: apt-get install -y maven libmaven-dependency-plugin-java junit4.',
    );
  const line = blocksOf('embedding-android.md', 'kts')(0);
  if (!line.includes(`"${GROUP}:bridge-android:`)) throw new ClearError('The guide names another library.');
  const folder = join(out, 'app');
  mkdirSync(folder, { recursive: true });
  writeDependencies(join(out, 'foreign'), toolchain);
  writeFileSync(join(folder, 'pom.xml'), project([maven, join(out, 'foreign')]));
  const list = join(folder, 'class-path');
  const args = ['-q', '-B', `-Dmaven.repo.local=${join(out, 'm2')}`, '-f', join(folder, 'pom.xml')];
  execFileSync('mvn', [...args, 'dependency:build-classpath', `-Dmdep.outputFile=${list}`], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const resolvedFiles = readFileSync(list, 'utf8').trim().split(delimiter);
  const aar = resolvedFiles.find((file) => file.endsWith('.aar'));
  if (!aar) throw new ClearError(`Maven did not resolve the AAR: ${resolvedFiles.join(', ')}`);
  execFileSync('jar', ['xf', aar, 'classes.jar'], { cwd: folder });
  const classPath = [join(folder, 'classes.jar'), ...resolvedFiles.filter((file) => file !== aar)];
  const source = join(folder, 'App.kt');
  writeFileSync(source, APP);
  const sources = [source, ...writeSignatures(join(folder, 'signatures'))];
  await kotlin(toolchain, { module: 'app', sources, classPath, out: join(folder, 'classes') });
  return `${resolvedFiles.length} files resolved by Maven, and an app compiled against them`;
}
