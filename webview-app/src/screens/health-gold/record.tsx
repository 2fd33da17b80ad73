import { listCoinChanges } from '../../api/coin.ts';
import { serverNow } from '../../client/server-clock.ts';
import { usePages } from '../../kit/answers/use-pages.ts';
import { putQuery, useListView } from '../../kit/page/list-view.ts';
import { ResourceView } from '../../kit/page/resource-view.tsx';
import { ScreenFrame } from '../../kit/page/screen-frame.tsx';
import { monthText } from '../../messages/date-text.ts';
import { href } from '../../routes.ts';
import { coinDays, lastMonths } from '../../rules/coin-days.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ChoiceChips } from '../../ui/chips.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { CardShape, RowsShape } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { screen } from '../screen.ts';
import { Day } from './record/day.tsx';
import { Sums } from './record/sums.tsx';
import { useWords } from './record/words/index.ts';

const TABS = ['all', 'income', 'expense'] as const;
const ALL_TIME = '';
const PAGE_SIZE = 20;

/** Shows the changes of the coin balance by day, with sums. They can be filtered by earned or spent, and by month. */
export const Screen = screen('health-gold.record', function Record() {
  const words = useWords();
  const months = [ALL_TIME, ...lastMonths(serverNow())];
  const view = useListView({ tabs: TABS, filters: { month: months } });
  const tab = view.tab ?? TABS[0];
  const { month } = view.filters;
  const query = { pageSize: PAGE_SIZE, ...(tab !== 'all' && { type: tab }), ...(month && { month }) };
  const page = usePages(listCoinChanges, { query }, view);
  const { answer } = page;
  return (
    <ScreenFrame title={words.title}>
      <div>
        <Tabs
          label={words.show}
          tabs={TABS.map((id) => ({ id, label: words.tabs[id] }))}
          value={tab}
          onChange={view.showTab}
        />
      </div>
      <ChoiceChips
        label={words.month}
        chips={months.map((value) => ({ value, label: value === ALL_TIME ? words.allTime : monthName(value) }))}
        value={month}
        onChange={(value) => view.filter('month', value)}
      />
      <ResourceView
        resource={page}
        skeleton={
          <>
            <CardShape lines={1} />
            <RowsShape count={6} />
          </>
        }
        empty={
          <EmptyState
            title={words.none[tab]}
            text={month ? words.noneInMonthText : words.noneText}
            action={
              month || tab !== 'all' ? (
                <Button wide tone="secondary" onClick={() => putQuery({ tab: '', month: '', pageNo: '' })}>
                  {words.showAll}
                </Button>
              ) : (
                <LinkButton wide tone="secondary" to={href('health-gold.my-account')}>
                  {words.toTasks}
                </LinkButton>
              )
            }
          />
        }
      >
        {(changes) => (
          <>
            {answer ? <Sums income={answer.income} expense={answer.expense} tab={tab} /> : null}
            {coinDays(changes, page.more === 'end').map((day) => (
              <Day key={day.date} day={day} />
            ))}
            <LoadMore key={`${tab} ${month}`} state={page.more} onMore={page.loadMore} count={changes.length} />
          </>
        )}
      </ResourceView>
    </ScreenFrame>
  );
});

function monthName(value: string): string {
  const [year = 0, month = 0] = value.split('-').map(Number);
  return monthText(year, month, String(year) === lastMonths(serverNow(), 1)[0]?.slice(0, 4));
}
