import { appPage } from '../../kit/links/service-links.ts';
import { href } from '../../routes.ts';
import { screen } from '../screen.ts';
import { Download } from './parts/download.tsx';
import { useDownloadWords } from './parts/words/index.ts';

/** Shows why a page sent the person here. Offers the download, a retry, and a link back to that page. */
export const Screen = screen('download.medical', function Medical({ params, query }) {
  const reasons: Readonly<Record<string, { title: string; text: string }>> = useDownloadWords().status;
  const reason = Object.hasOwn(reasons, params.status) ? reasons[params.status] : undefined;
  const from = appPage(query.from) ?? href('home.main');
  return (
    <Download page="medical" from={from} reason={reason} firstAction={params.status === 'too-old' ? 'get' : 'again'} />
  );
});
