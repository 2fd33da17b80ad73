import { listOrders } from '../../api/account.ts';
import { withStoredAnswers } from '../../flows/stored-answers.ts';
import { usePages } from '../../kit/answers/use-pages.ts';
import { ListOf } from '../../kit/page/list-of.tsx';
import { useListView } from '../../kit/page/list-view.ts';
import { href } from '../../routes.ts';
import { LinkButton } from '../../ui/button.tsx';
import { screen } from '../screen.ts';
import { OrderEntry } from './orders/order-entry.tsx';
import { useWords } from './orders/words/index.ts';

const TABS = ['all', 'active', 'unpaid', 'done', 'closed'] as const;

/** Lists the person's medical orders of all kinds: checkups, partners' services, consultations, goods of the health card. */
export const Screen = screen('services.orders', function AppService() {
  const words = useWords();
  const view = useListView({ tabs: TABS });
  const { tab = 'all', search } = view;
  const body = { ...(tab !== 'all' && { tab }), ...(search && { search }) };
  // A search text is stored nowhere. A stored copy cannot know which orders are still unpaid.
  const isStored = !search && tab !== 'unpaid';
  return (
    <ListOf
      title={words.title}
      page={usePages(listOrders, { body }, view, isStored ? { stored: withStoredAnswers } : {})}
      view={view}
      search={words.search}
      tabs={{ label: words.tabs, names: words.names }}
      keyOf={({ kind, orderNo }) => `${kind} ${orderNo}`}
      item={(order) => <OrderEntry order={order} />}
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
