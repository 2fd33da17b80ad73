/** The generator's settings for the standard contract: the library for every language, its documents and its vectors. */
import { defineConfig } from './generator/src/config.ts';
import { ownFiles } from './generator/src/own-files.ts';
import { docHosts, supportOf } from './generator/src/support-matrix.ts';
import { PROTOCOL_VERSION } from './src/core/protocol.ts';

export default defineConfig({
  contract: './src/contract',
  name: 'Bridge',
  isLibrary: true,
  support: { hosts: docHosts, of: supportOf },
  version: PROTOCOL_VERSION,
  title: 'SD Health bridge',
  description:
    'What a page asks of the app it runs in, and what the app tells the page: JSON-RPC 2.0 as JSON text over one ordered channel.',
  license: 'MIT',
  output: {
    kotlin: { folder: 'native/kotlin', package: 'com.sdhealth.bridge' },
    swift: { folder: 'native/swift' },
    arkts: { folder: 'native/arkts' },
    // The payment's `biz`, and the address that a login returns to, are beside the params.
    miniProgram: {
      file: 'native/mini-program/sdhealth/contract.js',
      pages: { paySeq: ['biz'], login: ['back'], openShareSheet: [] },
    },
    openrpc: { file: 'native/openrpc.json', words: false },
    markdown: { folder: 'docs' },
    vectors: { folder: 'native/vectors' },
  },
  files: ownFiles,
});
