/** Any browser: a user agent and nothing else. */
import type { StartHost } from '../stage.ts';

export const startBrowser: StartHost = () => ({ emit: async () => undefined });
