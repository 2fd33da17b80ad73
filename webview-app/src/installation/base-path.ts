/** The path of the app on its server. A build replaces this module by the installation's value (`webview-app/build/installation`). */
import sample from '../../installation/installation.json' with { type: 'json' };

export const basePath: string = sample.basePath;
