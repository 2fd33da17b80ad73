/** Collects the Vite plugins of the development server and the preview: the site's root, the embedded backend, and the device lab. */
import type { Plugin } from 'vite';
import { fixtureBackend } from '../../fixtures/src/http/vite.ts';
import { deviceLab } from '../../native-shims/lab/plugin.ts';
import { sendPage } from '../../scripts/server/built-files.ts';
import { siteRoot } from './site-root.ts';

/** Returns the plugins. A preview serves a build as users get it, without the lab. */
export const development = (isPreview: boolean, basePath: string): Plugin[] => [
  siteRoot(basePath),
  fixtureBackend(sendPage, basePath),
  ...(isPreview ? [] : deviceLab()),
];
