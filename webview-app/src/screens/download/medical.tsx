import { ownPage } from '../../kit/links/service-links.ts';
import { href } from '../../routes.ts';
import { screen } from '../screen.ts';
import { Download } from './parts/download.tsx';
import { useDownloadWords } from './parts/words/index.ts';

/** The page for who was sent here: it says why, and offers the app, another try, and the page that they came from. */
export const Screen = screen('download.medical', function Medical({ params, query }) {
  const reasons: Readonly<Record<string, { title: string; text: string }>> = useDownloadWords().status;
  const reason = Object.hasOwn(reasons, params.status) ? reasons[params.status] : undefined;
  const from = ownPage(query.from) ?? href('home.main');
  return <Download of="medical" from={from} reason={reason} sent={params.status === 'too-old' ? 'get' : 'again'} />;
});
