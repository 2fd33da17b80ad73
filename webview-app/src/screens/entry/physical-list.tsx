import { ListOf } from '../../kit/list-of.tsx';
import { useListView } from '../../kit/list-view.ts';
import { validityWords } from '../../kit/validity/words/index.ts';
import { href } from '../../routes.ts';
import { LinkButton } from '../../ui/button.tsx';
import { screen } from '../screen.ts';
import { ExamEntry } from './physical-list/exam-entry.tsx';
import { TABS, useMyExams } from './physical-list/use-my-exams.ts';
import { words as own, useWords } from './physical-list/words/index.ts';

/** My checkups: bought, given and recovered ones, by what can still be done with them. */
export const Screen = screen('entry.physical-list', function PhysicalList() {
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

export const words = { open: () => Promise.all([own.open(), validityWords.open()]).then(() => undefined) };
