import { detectPhone, isOwnApp } from './hints.ts';
import type { Adapter, Host } from './host.ts';

export const iosApp = {
  name: 'ios-app',
  platform: 4,
  methods: 'since',
  matches: (hints) => isOwnApp(hints) && (hints.nativeChannel === 'webkit' || detectPhone(hints) === 2),
  load: (): Promise<Adapter> => import('./adapters/sdhealth-app.ts'),
} as const satisfies Host;
