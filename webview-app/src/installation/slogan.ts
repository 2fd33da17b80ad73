/** The line below a shared link, and below the name on a download page. A build replaces this module by the installation's value (`webview-app/build/installation`). */
import sample from '../../installation/installation.json' with { type: 'json' };
import type { Both } from './schema.ts';

export const slogan: Both = sample.slogan;
