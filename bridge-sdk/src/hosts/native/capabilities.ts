/** The handshake: the request, and what an app answers. */

import { PROTOCOL_MAJOR } from '../../core/protocol.ts';
import type { ChannelContext, HostCapabilities, HostMethod } from '../../core/types.ts';

/** Makes the handshake. An app that does not know it, or answers too late, is an old app. */
export const initialize: HostMethod<'initialize', unknown, unknown> = {
  kind: 'method',
  name: 'initialize',
  params: () => undefined,
  result: () => undefined,
  deadlineMs: 0,
  secrets: ['/result/token'],
};

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Reads what an app tells about itself, or the error of its handshake. Unknown or ill-typed parts are as if absent. An app whose protocol
 * this page cannot speak is too old for the page, or too new: every call is refused by that.
 */
export function readCapabilities(answer: unknown, { log }: Pick<ChannelContext, 'log'>): HostCapabilities {
  const { app, methods, events, token, protocol, code } = Object(answer);
  const { name, version } = Object(app);
  const newer = Number.parseInt(protocol, 10) - PROTOCOL_MAJOR;
  const refused =
    code === 'HOST_TOO_OLD' || newer < 0 ? 'HOST_TOO_OLD' : code === 'BAD_PARAMS' || newer ? 'UNSUPPORTED' : undefined;
  const isList = Array.isArray(methods);
  if (refused || isList)
    log({
      level: 'error',
      event: 'bad-handshake',
      path: refused ? '/protocol' : '/methods',
      reason: refused || 'a list',
    });
  return {
    refused,
    app: isText(name) && isText(version) ? { name, version } : undefined,
    methods: typeof methods === 'object' && !isList ? methods : undefined,
    events: Array.isArray(events) ? events : [],
    token: isText(token) ? token : undefined,
  };
}
