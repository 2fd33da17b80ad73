/**
 * Builds and tests the package with SwiftPM, then an app that depends on its tagged repository by one line. Linux has no WebKit, so
 * `SdHealthBridgeUI` is empty there. `modules.ts` compiles it against stubs.
 */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from '../../../../scripts/workspace/process.ts';
import { root } from '../../../../scripts/workspace/root.ts';
import { blocksOf } from '../../guides/blocks.ts';
import { signedList } from './compile.ts';

const VERSION = '1.0.0';

/** Creates a repository with only the package, tagged like a release. */
async function repository(folder: string): Promise<number> {
  for (const path of ['Package.swift', 'LICENSE', 'bridge-sdk/native/swift', 'bridge-sdk/native/vectors'])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  const git = (...args: string[]) =>
    run('git', ['-C', folder, '-c', 'user.name=release', '-c', 'user.email=release@example.com', ...args]);
  return (
    (await git('init', '-q')) ||
    (await git('add', '.')) ||
    (await git('commit', '-q', '-m', 'Release')) ||
    // Tags the release, because SwiftPM reads the version after the letter.
    (await git('tag', `v${VERSION}`))
  );
}

/** Writes an app whose manifest has the guide's line, with the address of this repository. */
function app(folder: string, address: string): void {
  const line = blocksOf(
    'embedding-ios.md',
    'swift',
  )(0)
    .trim()
    .replace(/url: "[^"]*"/, `url: "file://${address}"`)
    .replace(/from: "[^"]*"/, `from: "${VERSION}"`);
  mkdirSync(join(folder, 'Sources/App'), { recursive: true });
  writeFileSync(
    join(folder, 'Package.swift'),
    `// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "App", platforms: [.iOS(.v14), .macOS(.v12)],
    dependencies: [
        ${line}
    ],
    targets: [
        .executableTarget(name: "App", dependencies: [
            .product(name: "SdHealthBridge", package: "repository"), .product(name: "SdHealthBridgeUI", package: "repository"),
        ])
    ]
)
`,
  );
  writeFileSync(
    join(folder, 'Sources/App/App.swift'),
    `import SdHealthBridge
import SdHealthBridgeUI

@main
struct App {
    @MainActor
    static func main() async throws {
        let methods = BridgeMethods(guard: try BridgeGuard(origins: ["https://shop.example"]))
        methods.setTitle { params, _ in print("title: \\(params.title)") }
        let channel = BridgeChannel(
            appName: "App", appVersion: "1.0.0", methods: methods, events: Bridge.events, onError: { print($0, $1) }, post: { print($0) })
        channel.receive(#"{"jsonrpc":"2.0","id":"p.1","method":"setTitle","params":{"title":"Hello"}}"#)
        for _ in 0..<50 { await Task.yield() }
    }
}
`,
  );
}

export async function useAsPackage(swiftc: string, out: string): Promise<number> {
  const swift = join(dirname(swiftc), 'swift');
  const env = { SDHEALTH_SIGNED: signedList(out) };
  const build = ['--scratch-path', join(out, 'build')];
  const testCode =
    (await run(swift, ['build', '--package-path', root, ...build])) ||
    (await run(swift, ['test', '--package-path', root, ...build], { env }));
  if (testCode !== 0) return testCode;
  const [address, folder] = [join(out, 'repository'), join(out, 'app')];
  const gitCode = await repository(address);
  if (gitCode !== 0) return gitCode;
  app(folder, address);
  return run(swift, ['run', '--package-path', folder, 'App']);
}
