/** Builds a Swift file from the code blocks of the iOS guide, in the guide's order. */
import { blocksOf } from './blocks.ts';

export function iosGuide(): string {
  const block = blocksOf('embedding-ios.md', 'swift');
  return `import Foundation
import WebKit
${block(1)}
${block(2)}
${block(3)}
@MainActor
func back(_ page: BridgedPage, _ navigationController: UINavigationController?) async {
${block(4)}
}
@MainActor
func runVectors(_ vectorsURL: URL) async throws {
${block(5)}
    try await testVectors()
    try await testFirstCall()
}
`;
}
