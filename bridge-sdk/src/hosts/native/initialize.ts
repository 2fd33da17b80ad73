/** The handshake: what an app tells of itself. Unknown or ill-typed parts are as if absent. */

const isText = (value: unknown): value is string => typeof value === 'string';

import type { Call, HostCapabilities } from '../../core/types.ts';
export const initialize: Call<'initialize', unknown, unknown> = {
  kind: 'call',
  name: 'initialize',
  params: () => undefined,
  result: () => undefined,
  deadlineMs: 0,
  secrets: ['/result/token'],
};

export function readCapabilities(answer: unknown): HostCapabilities {
  const { app, methods, events, token } = Object(answer);
  const { name, version } = Object(app);
  return {
    app: isText(name) && isText(version) ? { name, version } : undefined,
    methods: typeof methods === 'object' ? methods : undefined,
    events: Array.isArray(events) ? events : [],
    token: isText(token) ? token : undefined,
  };
}
