/** The iOS guide as one Swift file, its pieces where their readers put them. */
import { blocksOf } from './blocks.ts';

export function iosGuide(): string {
  const piece = blocksOf('embedding-ios.md', 'swift');
  return `import Foundation
${piece(0)}
${piece(1).replace('import WebKit\n', '')}
${piece(2)}
extension BridgedPage {
    static func isOurs(_ url: URL) -> Bool { origins.contains(url.absoluteString) }
    func back(_ navigationController: UINavigationController?) async {
${piece(3)}
    }
}
@MainActor
func runVectors(_ vectorsURL: URL) async throws {
${piece(4)}
    try await testVectors()
}
`;
}
