/** The entry page's description for search engines and link previews. A build replaces this module by the installation's value (`webview-app/build/installation`). */
import sample from '../../installation/installation.json' with { type: 'json' };
import type { Both } from './schema.ts';

export const description: Both = sample.description;
