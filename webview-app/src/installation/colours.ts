/** The brand's colours, for drawings in code. A build replaces this module by the installation's value (`webview-app/build/installation`). */
import sample from '../../installation/installation.json' with { type: 'json' };
import type { InstallationFile } from './schema.ts';

export const colours: InstallationFile['colours'] = sample.colours;
