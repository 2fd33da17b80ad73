/** Lists tests of tools that check the product's sources and builds. They run with every change. */
export const PRODUCT_TESTS = [
  'scripts/bundler/production-builds.test.ts',
  ...['style-floor', 'expression-growth', 'seed-values'].map((name) => `scripts/lint/${name}.test.ts`),
];
