import { ListOf } from '../../kit/list-of.tsx';
import { useListView } from '../../kit/list-view.ts';
import { href } from '../../routes.ts';
import { LinkButton } from '../../ui/button.tsx';
import { screen } from '../screen.ts';
import { InquiryEntry } from './interrogation-list/inquiry-entry.tsx';
import { ThirdListRow } from './interrogation-list/third-list-row.tsx';
import { TABS, useInquiries } from './interrogation-list/use-inquiries.ts';
import { useWords } from './interrogation-list/words/index.ts';

/** My consultations, the open ones first. */
export const Screen = screen('entry.interrogation-list', function InterrogationList() {
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
      top={tab === 'all' ? <ThirdListRow /> : null}
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

export { words } from './interrogation-list/words/index.ts';
