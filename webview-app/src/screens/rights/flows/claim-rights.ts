/**
 * Claims free rights. Rules:
 * 1. The claim has one key per action. The caller keeps it while the result of the last attempt is unknown (P02).
 * 2. After a lost response the person's rights are requested. If they exist, the claim has succeeded and is not repeated.
 * 3. Two tabs claim one after the other. The service responds to the second claim with the existing rights.
 */
import { hasReceivedRights, receiveUserRights, sendUnreceivedMessage } from '../../../api/user-rights.ts';
import { QUIET, request } from '../../../client/request.ts';
import { inTurn, recoverLostAnswer } from '../../../flows/lost-answer.ts';
import { channelInfo } from '../../../platform/channel.ts';
import { isLoggedIn } from '../../../store/session.ts';

type Version = 'v2' | 'v3' | 'v4' | 'v5' | 'v6';
const VERSIONS: readonly Version[] = ['v2', 'v3', 'v4', 'v5', 'v6'];

/** Claims for the signed-in person. Resolves to false if they had the rights before. Rejects with an `ApiError`. */
export function claimRights(version: string | undefined, idempotencyKey: string): Promise<boolean> {
  const { channel, subChannel } = channelInfo();
  const body = {
    kind: 'free',
    version: VERSIONS.find((candidate) => candidate === version),
    channel: channel || undefined,
    subChannel: subChannel || undefined,
  } as const;
  return inTurn('claim.free', () =>
    recoverLostAnswer(
      async () => (await request(receiveUserRights, { body }, { idempotencyKey })).isNew,
      async () => {
        const { received } = await request(hasReceivedRights, { query: {} }, QUIET);
        return received || undefined;
      },
    ),
  );
}

/** Asks the messenger to remind a person who leaves without the rights. Does nothing for a visitor. A failure is not shown. */
export async function remindLater(): Promise<void> {
  if (!isLoggedIn()) return;
  await request(sendUnreceivedMessage, { body: { kind: 'free' } }, QUIET).catch(() => {});
}
