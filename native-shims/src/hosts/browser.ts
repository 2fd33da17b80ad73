import type { ImitatedHost } from '../environment.ts';
import { WEB_VIEWS } from '../phones.ts';

/** Imitates a browser by its user agent only. */
export const browser: ImitatedHost = {
  title: 'Browser',
  userAgents: {
    android:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    harmony: WEB_VIEWS.harmony,
  },
  variants: [
    { label: 'Android', setup: { phone: 'android' } },
    { label: 'iPhone', setup: { phone: 'ios' } },
  ],
  login: 'dialog',
  pay: 'cashier',
  start: () => ({ emit: async () => undefined }),
};
