/** Returns the native files of a contract by name, for the library or for an app. */
import { arktsFiles as arktsLibrary } from './arkts.ts';
import { arktsAppFiles } from './arkts-app.ts';
import type { Contract } from './contract/rows.ts';
import { kotlinDispatcher } from './kotlin.ts';
import { kotlinApp } from './kotlin-app.ts';
import { type KotlinTarget, kotlinModels } from './kotlin-models.ts';
import { kotlinSampleMethods } from './kotlin-sample.ts';
import { swiftDispatcher } from './swift.ts';
import { swiftApp } from './swift-app.ts';
import { type SwiftTarget, swiftModels } from './swift-models.ts';
import { swiftSampleMethods } from './swift-sample.ts';

export function kotlinFiles(contract: Contract, target: KotlinTarget): Record<string, string> {
  const { prefix } = target;
  return {
    [`${prefix ?? ''}Models.kt`]: kotlinModels(contract, target),
    [`${prefix ?? ''}Methods.kt`]:
      prefix === undefined ? kotlinDispatcher(contract) : kotlinApp(contract, target.package, prefix),
  };
}

export function swiftFiles(contract: Contract, target: SwiftTarget): Record<string, string> {
  const { prefix } = target;
  return {
    [`${prefix ?? ''}Models.swift`]: swiftModels(contract, target),
    [`${prefix ?? ''}Methods.swift`]: prefix === undefined ? swiftDispatcher(contract) : swiftApp(contract, prefix),
  };
}

/** Returns the ArkTS files. For an app, `library` is the folder or module that holds the library's files. */
export const arktsFiles = (contract: Contract, prefix: string | undefined, library: string): Record<string, string> =>
  prefix === undefined ? arktsLibrary(contract) : arktsAppFiles(contract, prefix, library);

/** Returns the example apps of the vectors, for the runner of each language. */
export const sampleFiles = (contract: Contract, target: KotlinTarget): Record<string, string> => ({
  'kotlin/SampleMethods.kt': kotlinSampleMethods(contract, target),
  'swift/SampleMethods.swift': swiftSampleMethods(contract, target),
});
