/**
 * The claim of free rights. Rules:
 * 1. The claim has one key an action; the caller keeps it while nobody knows how the last try ended (P02).
 * 2. A claim whose answer was lost is looked up: what is there by now was claimed, and is not claimed again.
 * 3. Two tabs claim one after the other; the service answers the second one with what is there.
 */
import { hasReceivedRights, receiveUserRights, sendUnreceivedMessage } from '../api/user-rights.ts';
import { QUIET, request } from '../client/request.ts';
import { channelInfo } from '../platform/channel.ts';
import { isLoggedIn } from '../store/session.ts';
import { inTurn, orFound } from './lost-answer.ts';

type Version = 'v2' | 'v3' | 'v4' | 'v5' | 'v6';
const VERSIONS: readonly Version[] = ['v2', 'v3', 'v4', 'v5', 'v6'];

/** Claims for the person who is logged in. Resolves to false where they had the rights before; rejects with an `ApiError`. */
export function claimRights(version: string | undefined, idempotencyKey: string): Promise<boolean> {
  const { channel, subChannel } = channelInfo();
  const body = {
    kind: 'free',
    version: VERSIONS.find((known) => known === version),
    channel: channel || undefined,
    subChannel: subChannel || undefined,
  } as const;
  return inTurn('claim.free', () =>
    orFound(
      async () => (await request(receiveUserRights, { body }, { idempotencyKey })).isNew,
      async () => {
        const { received } = await request(hasReceivedRights, { query: {} }, QUIET);
        return received || undefined;
      },
    ),
  );
}

/** Has the messenger remind a person who leaves without the rights. Nothing for a visitor; a failure is not shown. */
export async function remindLater(): Promise<void> {
  if (!isLoggedIn()) return;
  await request(sendUnreceivedMessage, { body: { kind: 'free' } }, QUIET).catch(() => {});
}
