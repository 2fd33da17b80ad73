import { ListOf } from '../../kit/page/list-of.tsx';
import { useListView } from '../../kit/page/list-view.ts';
import { href } from '../../routes.ts';
import { LinkButton } from '../../ui/button.tsx';
import { screen } from '../screen.ts';
import { InquiryEntry } from './consultations/inquiry-entry.tsx';
import { ThirdPartyListRow } from './consultations/third-party-list-row.tsx';
import { TABS, useInquiries } from './consultations/use-inquiries.ts';
import { useWords } from './consultations/words/index.ts';

/** Lists the person's consultations, open ones first. */
export const Screen = screen('services.consultations', function InterrogationList() {
  const words = useWords();
  const view = useListView({ tabs: TABS });
  const tab = view.tab ?? TABS[0];
  const page = useInquiries(tab, view);
  return (
    <ListOf
      title={words.title}
      page={page}
      view={view}
      tabs={{ label: words.tabs, names: words.names }}
      top={tab === 'all' ? <ThirdPartyListRow /> : null}
      keyOf={({ bizOrderNo }) => bizOrderNo}
      item={(inquiry) => <InquiryEntry inquiry={inquiry} />}
      none={{
        title: words.none[tab],
        text: words.noneText,
        action: (
          <LinkButton wide tone="secondary" to={href('consultation.online')}>
            {words.find}
          </LinkButton>
        ),
      }}
    />
  );
});
