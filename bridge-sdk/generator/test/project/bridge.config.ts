import { defineConfig } from '@sdhealth/bridge-generator';

export default defineConfig({
  contract: './contract',
  name: 'Shop',
  title: 'Locker shop',
  version: '2.1.0',
  extends: 'standard',
  output: {
    typescript: { file: 'src/bridge.ts' },
    kotlin: { folder: 'android', package: 'com.lockers.bridge' },
    swift: { folder: 'ios' },
    arkts: { folder: 'harmony', library: './sdhealth' },
    miniProgram: { file: 'mini-program/contract.js', pages: { 'shop.payOrder': ['biz'] } },
    openrpc: { file: 'openrpc.json' },
    markdown: { folder: 'docs' },
    vectors: { folder: 'vectors' },
    samples: { folder: 'samples' },
    shims: { file: 'test/shop-answers.ts' },
  },
});
