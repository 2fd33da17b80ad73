import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions } from 'vite';
import { installationPlugin } from '../../build/installation.ts';

/** Bundles the gallery into an HTML page, without writing to disk. */
export async function galleryPage(): Promise<string> {
  // Sets production, as the runner's "test" would combine development JSX with production React.
  process.env['NODE_ENV'] = 'production';
  const output = await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('../..', import.meta.url)),
    resolve: { conditions: ['source', ...defaultClientConditions] },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [installationPlugin()],
    build: {
      write: false,
      minify: false,
      cssCodeSplit: false,
      lib: { entry: fileURLToPath(new URL('gallery.tsx', import.meta.url)), formats: ['iife'], name: 'gallery' },
    },
  });
  const files = (Array.isArray(output) ? output : [output]).flatMap((item) => ('output' in item ? item.output : []));
  const code = files.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  const css = files.map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : ''));
  const head = `<meta name="viewport" content="width=device-width, initial-scale=1"><title>Gallery</title><style>${css.join('')}</style>`;
  return `<!doctype html><html><head>${head}</head><body><script>${code.replaceAll('</script', '<\\/script')}</script></body></html>`;
}
