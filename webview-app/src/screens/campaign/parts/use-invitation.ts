import { useEffect, useState } from 'react';
import { createInvitation, type NewInvitation } from '../../../api/activity.ts';
import { request } from '../../../client/request.ts';
import { type Action, useAction } from '../../../kit/action/use-action.ts';
import { addressOfService } from '../../../kit/links/service-links.ts';
import { usePageShare } from '../../../kit/page/use-page-share.ts';
import { channelInfo } from '../../../platform/channel.ts';
import { settings } from '../../../platform/settings.ts';

export interface PageInvitation {
  readonly made: NewInvitation | undefined;
  /** The address that a friend opens. A link of another site is shared as it is. */
  readonly to: string | undefined;
  readonly create: Action<[]>;
}

/**
 * The invitation of a page: made on entry, once, so that the host's own menu shares the link with the code. Before it is there the page
 * is not shared. One that was not passed on yet is given again by the service.
 */
export function useInvitation(isOn: boolean, name: string, onMade?: () => void): PageInvitation {
  const [created, setCreated] = useState<NewInvitation>();
  const create = useAction(async (idempotencyKey) => {
    const { channel } = channelInfo();
    setCreated(await request(createInvitation, { body: { channel: channel || undefined } }, { idempotencyKey }));
    onMade?.();
  });
  const { start } = create;
  useEffect(() => {
    if (isOn) void start();
  }, [isOn, start]);
  const to = created && (addressOfService(created.link) ?? new URL(created.link, settings.webOrigin).href);
  usePageShare(created && { name, imgUrl: created.posterUrl, to });
  return { made: created, to, create };
}
