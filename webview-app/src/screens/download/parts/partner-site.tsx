import { openExternal } from '@sdhealth/bridge-sdk';
import { ExternalLink } from 'lucide-react';
import { signConst } from '../../../api/config-pages.ts';
import { request } from '../../../client/request.ts';
import { waitAfterOpening } from '../../../kit/action/after-opening.ts';
import { useAction } from '../../../kit/action/use-action.ts';
import { bridge } from '../../../platform/bridge.ts';
import { channelInfo } from '../../../platform/channel.ts';
import { settings } from '../../../platform/settings.ts';
import { Callout } from '../../../ui/callout.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { useWords } from '../words/index.ts';

/** Links to the partner's site, whose address needs the signed channel. Renders nothing if no site is configured. */
export function PartnerSite({ channel: fallback }: { channel: string }) {
  const words = useWords().partner;
  const open = useAction(async () => {
    const content = channelInfo().channel || fallback;
    const { signature, timestamp } = await request(signConst, { body: { content } });
    const url = new URL(settings.partnerSiteUrl);
    for (const [name, value] of Object.entries({ content, signature, timestamp: String(timestamp) }))
      url.searchParams.set(name, value);
    await bridge.call(openExternal, { url: url.href });
    await waitAfterOpening();
  });
  if (!settings.partnerSiteUrl) return null;
  return (
    <>
      {open.error ? (
        <Callout tone="danger" live>
          {words.failed}
        </Callout>
      ) : null}
      <Rows>
        <ListRow
          icon={<ExternalLink />}
          title={words.title}
          text={words.text}
          disabled={open.busy}
          onClick={() => void open.start()}
        />
      </Rows>
    </>
  );
}
