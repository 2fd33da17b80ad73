/** Writes the libraries into a Maven repository. The output is reproducible. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../../../scripts/workspace/root.ts';
import { zip } from '../../bundle-tool/src/zip.ts';
import { native, sourcesOf } from './compile.ts';
import { GROUP, type Library, VERSION } from './coordinates.ts';
import { type Artifact, digestsOf, withDigests } from './digests.ts';
import { docsOf } from './docs.ts';
import { moduleMetadata, pom } from './pom.ts';

const MANIFEST = Buffer.from('Manifest-Version: 1.0\r\n\r\n');
const LICENSE = readFileSync(join(root, 'LICENSE'));
const jar = (files: ReadonlyMap<string, Buffer>) =>
  zip(new Map([['META-INF/MANIFEST.MF', MANIFEST], ['META-INF/LICENSE', LICENSE], ...files]));

/** Returns the AAR: the classes with the files that Android's build tools read. */
function aar(classes: ReadonlyMap<string, Buffer>): Buffer {
  const project = join(native, 'kotlin/bridge-android');
  return zip(
    new Map([
      ['AndroidManifest.xml', readFileSync(join(project, 'src/main/AndroidManifest.xml'))],
      ['classes.jar', jar(classes)],
      ['proguard.txt', readFileSync(join(project, 'consumer-rules.pro'))],
      ['R.txt', Buffer.alloc(0)],
      [
        'META-INF/com/android/build/gradle/aar-metadata.properties',
        Buffer.from(
          'aarFormatVersion=1.0\naarMetadataVersion=1.0\nminCompileSdk=26\nminCompileSdkExtension=0\nminAndroidGradlePluginVersion=1.0.0\n',
        ),
      ],
    ]),
  );
}

const versions = (library: Library) => `<?xml version="1.0" encoding="UTF-8"?>
<metadata>
  <groupId>${GROUP}</groupId>
  <artifactId>${library.name}</artifactId>
  <versioning>
    <latest>${VERSION}</latest>
    <release>${VERSION}</release>
    <versions>
      <version>${VERSION}</version>
    </versions>
  </versioning>
</metadata>
`;

function artifactsOf(library: Library, classes: ReadonlyMap<string, Buffer>): Artifact[] {
  const artifact = (end: string, content: Buffer): Artifact => ({ file: `${library.name}-${VERSION}${end}`, content });
  const main = artifact(`.${library.packaging}`, library.packaging === 'jar' ? jar(classes) : aar(classes));
  const sources = artifact(
    '-sources.jar',
    jar(
      new Map(
        sourcesOf(library).map((file) => [
          `com/sdhealth/bridge/${library.packaging === 'aar' ? 'android/' : ''}${basename(file)}`,
          readFileSync(file),
        ]),
      ),
    ),
  );
  const javadoc = artifact('-javadoc.jar', jar(docsOf(library)));
  return [
    main,
    sources,
    javadoc,
    artifact('.pom', Buffer.from(pom(library))),
    artifact('.module', Buffer.from(moduleMetadata(library, main, { sources, javadoc }))),
  ];
}

/** Writes a library into the repository at `folder`. Returns a line with its name, size and hash. */
export function layOut(folder: string, library: Library, classes: ReadonlyMap<string, Buffer>): string {
  const place = join(folder, GROUP.replaceAll('.', '/'), library.name);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(join(place, VERSION), { recursive: true });
  const artifacts = artifactsOf(library, classes);
  for (const { file, content } of artifacts.flatMap(withDigests)) writeFileSync(join(place, VERSION, file), content);
  for (const { file, content } of withDigests({ file: 'maven-metadata.xml', content: Buffer.from(versions(library)) }))
    writeFileSync(join(place, file), content);
  const [main] = artifacts;
  if (!main) return '';
  return `${GROUP}:${library.name}:${VERSION}  ${(main.content.length / 1_000).toFixed(0)} kB  sha256 ${digestsOf(main.content).sha256}`;
}
