import { isOwnApp } from './hints.ts';
import type { Adapter, Host } from './host.ts';

export const androidApp = {
  name: 'android-app',
  platform: 3,
  methods: 'since',
  matches: isOwnApp,
  load: (): Promise<Adapter> => import('./adapters/sdhealth-app.ts'),
} as const satisfies Host;
