/** Joins the code of the iOS guide to one Swift file, each block where a reader puts it. */
import { blocksOf } from './blocks.ts';

export function iosGuide(): string {
  const block = blocksOf('embedding-ios.md', 'swift');
  return `import Foundation
${block(0)}
${block(1).replace('import WebKit\n', '')}
${block(2)}
extension BridgedPage {
    static func isOurs(_ url: URL) -> Bool { origins.contains(url.absoluteString) }
    func back(_ navigationController: UINavigationController?) async {
${block(3)}
    }
}
@MainActor
func runVectors(_ vectorsURL: URL) async throws {
${block(4)}
    try await testVectors()
}
`;
}
