import { dialLink } from '../../../kit/dial-link.ts';
import { useText } from '../../../messages/index.ts';
import { settings } from '../../../platform/settings.ts';
import type { Settings } from '../../../platform/settings-of.ts';
import { urlOf } from '../../../rules/url-of.ts';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { useWords } from '../words/index.ts';

type Way = keyof Settings['dataPages'];
const WAYS: readonly Way[] = ['correct', 'withdraw', 'close'];

/** The rights that the service answers: by the installation's page, else by its phone; a row says so where there is neither. */
export function DataWays() {
  const t = useText();
  const words = useWords().myData;
  const { dataPages, servicePhone } = settings;
  return (
    <Rows>
      {WAYS.map((way) => {
        const page = pageOf(dataPages[way]);
        if (page) return <ListRow key={way} title={words.ways[way]} href={page} />;
        if (!servicePhone) return <ListRow key={way} title={words.ways[way]} text={t.common.noServicePhone} />;
        return (
          <ListRow key={way} title={words.ways[way]} text={words.call(servicePhone)} {...dialLink(servicePhone)} />
        );
      })}
    </Rows>
  );
}

/** Undefined for an address that is no page of the web. */
function pageOf(address: string): string | undefined {
  const url = address ? urlOf(address, location.origin) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
