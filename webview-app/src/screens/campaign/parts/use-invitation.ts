import { useEffect, useState } from 'react';
import { createInvitation, type NewInvitation } from '../../../api/activity.ts';
import { request } from '../../../client/request.ts';
import { type Action, useAction } from '../../../kit/action/use-action.ts';
import { addressOfService } from '../../../kit/links/service-links.ts';
import { usePageShare } from '../../../kit/page/use-page-share.ts';
import { channelInfo } from '../../../platform/channel.ts';
import { settings } from '../../../platform/settings.ts';

export interface PageInvitation {
  readonly invitation: NewInvitation | undefined;
  /** The address that a friend opens. An address of another site is shared unchanged. */
  readonly inviteLink: string | undefined;
  readonly create: Action<[]>;
}

/**
 * Creates a page's invitation on entry, so that the host's own menu shares a link with its code. Before that the page is not shared.
 * If the person's last invitation was not shared yet, the service returns it again.
 */
export function useInvitation(isRunning: boolean, name: string, onCreated?: () => void): PageInvitation {
  const [created, setCreated] = useState<NewInvitation>();
  const create = useAction(async (idempotencyKey) => {
    const { channel } = channelInfo();
    setCreated(await request(createInvitation, { body: { channel: channel || undefined } }, { idempotencyKey }));
    onCreated?.();
  });
  const { start } = create;
  useEffect(() => {
    if (isRunning) void start();
  }, [isRunning, start]);
  const inviteLink = created && (addressOfService(created.link) ?? new URL(created.link, settings.webOrigin).href);
  usePageShare(created && { name, imgUrl: created.posterUrl, to: inviteLink });
  return { invitation: created, inviteLink, create };
}
