import { ListOf } from '../../kit/page/list-of.tsx';
import { useListView } from '../../kit/page/list-view.ts';
import { href } from '../../routes.ts';
import { LinkButton } from '../../ui/button.tsx';
import { screen } from '../screen.ts';
import { ExamEntry } from './checkups/exam-entry.tsx';
import { TABS, useMyExams } from './checkups/use-my-exams.ts';
import { useWords } from './checkups/words/index.ts';

/** Lists the person's bought, given and recovered checkups in tabs by state. */
export const Screen = screen('services.checkups', function PhysicalList() {
  const words = useWords();
  const view = useListView({ tabs: TABS });
  const tab = view.tab ?? TABS[0];
  const { page, counts } = useMyExams(tab, view);
  const name = (tabId: (typeof TABS)[number]) => words.names[tabId](counts ? String(counts[tabId]) : '');
  return (
    <ListOf
      title={words.title}
      page={page}
      view={view}
      tabs={{ label: words.tabs, names: { active: name('active'), done: name('done'), closed: name('closed') } }}
      keyOf={({ examNo }) => examNo}
      item={(exam) => <ExamEntry exam={exam} />}
      none={{
        title: words.none[tab],
        text: words.noneText,
        action: (
          <LinkButton wide tone="secondary" to={href('checkup.package-list')}>
            {words.toPackages}
          </LinkButton>
        ),
      }}
    />
  );
});
