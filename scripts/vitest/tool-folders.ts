/** The folders whose tests are of commands, builds and checks. They run in Node, for no page loads these. */
export const TOOL_FOLDERS = [
  'scripts',
  'docs',
  ...['bench', 'bundle-tool', 'generator', 'packing', 'test/guides', 'test/holes', 'test/native'].map(
    (folder) => `bridge-sdk/${folder}`,
  ),
  ...['build', 'chaos', 'matrix', 'perf', 'pictures'].map((folder) => `webview-app/${folder}`),
] as const;
