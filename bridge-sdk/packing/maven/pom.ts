/** Writes the metadata of a library: its POM for Maven and its module metadata for Gradle. */
import type { Dependency, Library } from './coordinates.ts';
import { GROUP, VERSION } from './coordinates.ts';
import { type Artifact, digestsOf } from './digests.ts';

const dependencyOf = ({ group, name, jvmName, version, api }: Dependency) => `    <dependency>
      <groupId>${group}</groupId>
      <artifactId>${jvmName ?? name}</artifactId>
      <version>${version}</version>
      <scope>${api ? 'compile' : 'runtime'}</scope>
    </dependency>`;

/** Returns the POM. Its comment tells Gradle to read the module metadata instead. */
export const pom = ({
  name,
  packaging,
  about,
  dependencies,
}: Library): string => `<?xml version="1.0" encoding="UTF-8"?>
<project xmlns="http://maven.apache.org/POM/4.0.0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://maven.apache.org/POM/4.0.0 https://maven.apache.org/xsd/maven-4.0.0.xsd">
  <!-- do_not_remove: published-with-gradle-metadata -->
  <modelVersion>4.0.0</modelVersion>
  <groupId>${GROUP}</groupId>
  <artifactId>${name}</artifactId>
  <version>${VERSION}</version>
  <packaging>${packaging}</packaging>
  <name>${GROUP}:${name}</name>
  <description>${about}</description>
  <licenses>
    <license>
      <name>MIT</name>
    </license>
  </licenses>
  <dependencies>
${dependencies.map(dependencyOf).join('\n')}
  </dependencies>
</project>
`;

const COMMON = { 'org.gradle.category': 'library', 'org.gradle.dependency.bundling': 'external' };
const PLATFORM = {
  jar: {
    'org.gradle.jvm.environment': 'standard-jvm',
    'org.gradle.jvm.version': 11,
    'org.jetbrains.kotlin.platform.type': 'jvm',
  },
  aar: { 'org.gradle.jvm.environment': 'android', 'org.jetbrains.kotlin.platform.type': 'androidJvm' },
} as const;
const CLASSIFIERS = { sources: 'sources', javadoc: 'javadoc' } as const;

const fileOf = ({ file, content }: Artifact) => ({
  name: file,
  url: file,
  size: content.length,
  ...digestsOf(content),
});

/** Returns the module metadata, format 1.1. `main` is the library itself, `attachments` are its sources and docs. */
export function moduleMetadata(
  library: Library,
  main: Artifact,
  attachments: Readonly<Record<keyof typeof CLASSIFIERS, Artifact>>,
): string {
  const { name, packaging, dependencies } = library;
  const variant = (usage: 'api' | 'runtime') => ({
    name: `${usage}Elements`,
    attributes: {
      ...COMMON,
      ...PLATFORM[packaging],
      'org.gradle.libraryelements': packaging,
      'org.gradle.usage': `java-${usage}`,
    },
    dependencies: dependencies
      .filter(({ api }) => api || usage === 'runtime')
      .map((dependency) => ({
        group: dependency.group,
        module: dependency.name,
        version: { requires: dependency.version },
      })),
    files: [fileOf(main)],
  });
  const docs = Object.entries(CLASSIFIERS).map(([kind, docstype]) => ({
    name: `${kind}Elements`,
    attributes: {
      ...COMMON,
      'org.gradle.category': 'documentation',
      'org.gradle.docstype': docstype,
      'org.gradle.usage': 'java-runtime',
    },
    files: [fileOf(attachments[kind as keyof typeof CLASSIFIERS])],
  }));
  const component = { group: GROUP, module: name, version: VERSION, attributes: { 'org.gradle.status': 'release' } };
  const variants = [variant('api'), variant('runtime'), ...docs];
  return `${JSON.stringify({ formatVersion: '1.1', component, variants }, null, 2)}\n`;
}
