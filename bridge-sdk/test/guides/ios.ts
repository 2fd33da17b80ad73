/** Joins the code of the iOS guide to one Swift file, each block where a reader puts it. */
import { blocksOf } from './blocks.ts';

export function iosGuide(): string {
  const block = blocksOf('embedding-ios.md', 'swift');
  return `import Foundation
${block(0)}
${block(1)}
${block(2)}
@MainActor
func back(_ page: BridgedPage, _ navigationController: UINavigationController?) async {
${block(3)}
}
@MainActor
func runVectors(_ vectorsURL: URL) async throws {
${block(4)}
    try await testVectors()
    try await testFirstCall()
}
`;
}
