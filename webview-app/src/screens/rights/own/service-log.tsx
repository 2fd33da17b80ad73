import { CircleCheck, Undo2 } from 'lucide-react';
import { listServiceLog } from '../../../api/health-card.ts';
import { serverNow } from '../../../client/server-clock.ts';
import { usePages } from '../../../kit/answers/use-pages.ts';
import { addressOfService } from '../../../kit/links/service-links.ts';
import { ResourceView } from '../../../kit/page/resource-view.tsx';
import { monthDayText, monthText } from '../../../messages/date-text.ts';
import { formatDate } from '../../../rules/dates.ts';
import { byMonth } from '../../../rules/month-groups.ts';
import { Dotted } from '../../../ui/dotted.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Section } from '../../../ui/section.tsx';
import { RowsShape } from '../../../ui/skeleton.tsx';
import { useWords } from './words/index.ts';

const PAGE_SIZE = 20;

/** Lists the services that the person has used, by month, newest first. */
export function ServiceLog() {
  const words = useWords().log;
  const page = usePages(listServiceLog, { query: { pageSize: PAGE_SIZE } });
  const thisYear = formatDate(serverNow()).slice(0, 4);
  const monthName = (value: string) => {
    const [year = '', month = ''] = value.split('-');
    return monthText(Number(year), Number(month), year === thisYear);
  };
  return (
    <ResourceView
      resource={page}
      skeleton={<RowsShape count={3} />}
      empty={<EmptyState title={words.none} text={words.noneText} />}
    >
      {(list) => (
        <Stack gap={3}>
          {byMonth(list, ({ usedAt }) => usedAt).map(({ month, entries }) => (
            <Section key={month} title={monthName(month)}>
              <Rows>
                {entries.map(({ logNo, name, usedAt, channel, link, givenBackAt }) => (
                  <ListRow
                    key={logNo}
                    icon={givenBackAt === undefined ? <CircleCheck /> : <Undo2 />}
                    title={name}
                    text={
                      <Dotted
                        parts={[
                          `${monthDayText(usedAt)} ${formatDate(usedAt, 'time')}`,
                          givenBackAt === undefined ? channel : words.givenBack(monthDayText(givenBackAt)),
                          words.number(logNo),
                        ]}
                      />
                    }
                    value={givenBackAt === undefined ? words.spent : undefined}
                    to={addressOfService(link ?? '')}
                  />
                ))}
              </Rows>
            </Section>
          ))}
          <LoadMore state={page.more} onMore={page.loadMore} count={list.length} />
        </Stack>
      )}
    </ResourceView>
  );
}
