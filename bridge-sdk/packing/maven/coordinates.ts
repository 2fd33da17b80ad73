/** Lists the two libraries of the Android guide: their Maven coordinates and dependencies. */
import { SDK_VERSION } from '../../src/core/protocol.ts';

export interface Dependency {
  readonly group: string;
  readonly name: string;
  readonly version: string;
  /** True when the library's public signatures use the dependency. */
  readonly api: boolean;
  /** Names the dependency's artifact for a JVM, which Maven needs and Gradle finds by `name`. */
  readonly jvmName?: string;
}

export interface Library {
  readonly name: 'bridge' | 'bridge-android';
  readonly packaging: 'jar' | 'aar';
  readonly about: string;
  readonly dependencies: readonly Dependency[];
}

export const GROUP = 'com.sdhealth';
export const VERSION = SDK_VERSION;

const KOTLINX = 'org.jetbrains.kotlinx';
/** The oldest standard library for the language version of the code. */
const stdlib = { group: 'org.jetbrains.kotlin', name: 'kotlin-stdlib', version: '2.3.0', api: true };

export const LIBRARIES: readonly Library[] = [
  {
    name: 'bridge',
    packaging: 'jar',
    about:
      "The app's end of the bridge between a page and the app around it: calls, channel, guard, signed bundles. Knows nothing of Android.",
    dependencies: [
      stdlib,
      {
        group: KOTLINX,
        name: 'kotlinx-serialization-json',
        jvmName: 'kotlinx-serialization-json-jvm',
        version: '1.10.0',
        api: true,
      },
      {
        group: KOTLINX,
        name: 'kotlinx-coroutines-core',
        jvmName: 'kotlinx-coroutines-core-jvm',
        version: '1.10.2',
        api: true,
      },
    ],
  },
  {
    name: 'bridge-android',
    packaging: 'aar',
    about: 'A WebView with the bridge, and what must not be forgotten around it. Android 8 and newer.',
    dependencies: [
      { group: GROUP, name: 'bridge', version: VERSION, api: true },
      { group: 'androidx.webkit', name: 'webkit', version: '1.14.0', api: false },
    ],
  },
];
