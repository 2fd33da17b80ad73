/** Defines the request of the handshake and reads its answer. */

import { PROTOCOL_MAJOR } from '../../core/protocol.ts';
import type { ChannelContext, HostCapabilities, HostMethod } from '../../core/types.ts';

/** The row of the handshake. An app that does not know it, or answers too late, is an old app. */
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
 * Reads the answer of the handshake, or its error. Unknown or ill-typed parts count as absent. If the app's protocol is too old or too
 * new for this page, `refused` is the code with which every call rejects.
 */
export function readCapabilities(answer: unknown, { log }: Pick<ChannelContext, 'log'>): HostCapabilities {
  const { app, methods, events, token, protocol, code } = Object(answer);
  const { name, version } = Object(app);
  const delta = Number.parseInt(protocol, 10) - PROTOCOL_MAJOR;
  const refused =
    code === 'HOST_TOO_OLD' || delta < 0 ? 'HOST_TOO_OLD' : code === 'BAD_PARAMS' || delta ? 'UNSUPPORTED' : undefined;
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
