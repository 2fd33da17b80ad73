/** The provider's name, as the app's title says it. A build replaces this module by the installation's value (`webview-app/build/installation`). */
import sample from '../../installation/installation.json' with { type: 'json' };
import type { Both } from './schema.ts';

export const name: Both = sample.name;
