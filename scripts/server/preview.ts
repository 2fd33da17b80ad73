import { type PreviewServer, preview } from 'vite';
import { root } from '../workspace/root.ts';

/** Serves `dist/web` with the embedded backend, at the installation's base path. Rejects when the port is taken. */
export function servePreview(host: string, port: number): Promise<PreviewServer> {
  return preview({
    configFile: `${root}/webview-app/vite.config.ts`,
    configLoader: 'runner',
    mode: 'web',
    logLevel: 'warn',
    preview: { host, port, strictPort: true },
  });
}
