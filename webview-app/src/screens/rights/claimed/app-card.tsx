import { Smartphone } from 'lucide-react';
import { getHealthAppDownload } from '../../../api/user-rights.ts';
import { QUIET } from '../../../client/request.ts';
import { openDownload } from '../../../flows/download.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { bridge } from '../../../platform/bridge.ts';
import { navigate } from '../../../platform/history.ts';
import { href } from '../../../routes.ts';
import { APP_PLATFORMS } from '../../../rules/constants.ts';
import { hasOwnApp } from '../../../rules/has-own-app.ts';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { useWords } from './words/index.ts';

/** Links to the app's store, else to its download page. Renders nothing inside the app, without an app or without a download. */
export function AppCard() {
  const words = useWords();
  const isOffered = hasOwnApp && !APP_PLATFORMS.includes(bridge.host.platform);
  const app = usePage(getHealthAppDownload, isOffered ? {} : null, QUIET).data;
  if (!isOffered || !app) return null;
  const openDownloadPage = () => navigate(href('download.app'));
  return (
    <Section title={words.app}>
      <Rows>
        <ListRow
          icon={<Smartphone />}
          title={app.title}
          text={app.desc}
          onClick={() =>
            void openDownload({ version: app.version ?? '', appStore: app.appStore ?? '', yyb: app.yyb ?? '' }).then(
              (outcome) => outcome === 'opened' || openDownloadPage(),
              openDownloadPage,
            )
          }
        />
      </Rows>
    </Section>
  );
}
