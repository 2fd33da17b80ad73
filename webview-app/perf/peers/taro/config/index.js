export default {
  projectName: 'perf-peer-taro',
  date: '2026-11-23',
  designWidth: 375,
  deviceRatio: { 375: 2, 750: 1 },
  sourceRoot: 'src',
  outputRoot: 'dist',
  framework: 'react',
  compiler: 'vite',
  plugins: [],
  defineConstants: {},
  h5: { publicPath: '/', staticDirectory: 'static', router: { mode: 'browser' } },
};
