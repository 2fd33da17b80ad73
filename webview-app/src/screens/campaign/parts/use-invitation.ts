import { useEffect, useState } from 'react';
import { createInvitation, type NewInvitation } from '../../../api/activity.ts';
import { request } from '../../../client/request.ts';
import { addressOfService } from '../../../kit/service-links.ts';
import { type Action, useAction } from '../../../kit/use-action.ts';
import { usePageShare } from '../../../kit/use-page-share.ts';
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
  const [made, setMade] = useState<NewInvitation>();
  const create = useAction(async (idempotencyKey) => {
    const { channel } = channelInfo();
    setMade(await request(createInvitation, { body: { channel: channel || undefined } }, { idempotencyKey }));
    onMade?.();
  });
  const { start } = create;
  useEffect(() => {
    if (isOn) void start();
  }, [isOn, start]);
  const to = made && (addressOfService(made.link) ?? new URL(made.link, settings.webOrigin).href);
  usePageShare(made && { name, imgUrl: made.posterUrl, to });
  return { made, to, create };
}
