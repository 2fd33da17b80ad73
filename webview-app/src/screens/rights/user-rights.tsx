import { useSnapshot } from 'valtio';
import { countUserRights, listRightsGoods, listUserRights, type UserRight } from '../../api/user-rights.ts';
import { QUIET } from '../../client/request.ts';
import { usePage } from '../../kit/answers/use-page.ts';
import { useListView } from '../../kit/page/list-view.ts';
import { MissingState } from '../../kit/page/missing-state.tsx';
import { ResourceView } from '../../kit/page/resource-view.tsx';
import { ScreenFrame } from '../../kit/page/screen-frame.tsx';
import { href } from '../../routes.ts';
import { session } from '../../store/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Rows } from '../../ui/list-row.tsx';
import { Section } from '../../ui/section.tsx';
import { RowsShape } from '../../ui/skeleton.tsx';
import { screen } from '../screen.ts';
import { GoodsRows } from './own/goods-row.tsx';
import { RightAction } from './own/right-action.tsx';
import { RightCard } from './own/right-card.tsx';
import { ServiceRow } from './own/service-row.tsx';
import { STATES, type StateCounts, StateTiles } from './own/state-tiles.tsx';
import { VisitorOffer } from './own/visitor-offer.tsx';
import { useWords } from './own/words/index.ts';

/** Lists the person's rights by state. A visitor gets an offer and a login. */
export const Screen = screen('rights.user-rights', function UserRights() {
  const { status } = useSnapshot(session);
  // Without an account service the owner is unknown, so the page must not claim that there are no rights.
  const isVisitor = status === 'visitor' || status === 'unreachable';
  return isVisitor ? <VisitorOffer kind="free" /> : <OwnRights isSessionRestored={status !== 'restoring'} />;
});

function OwnRights({ isSessionRestored }: { isSessionRestored: boolean }) {
  const words = useWords().rights;
  const view = useListView({ tabs: STATES });
  const state = view.tab ?? STATES[0];
  const page = usePage(listUserRights, isSessionRestored ? { query: {} } : null);
  // The list of rights does not wait for the numbers.
  const count = usePage(countUserRights, isSessionRestored ? {} : null, QUIET);
  const hasNone = page.data?.list.length === 0;
  return (
    <ScreenFrame title={words.title}>
      {hasNone ? null : (
        <StateTiles counts={page.data ? countsOf(page.data.list) : count.data} value={state} onChange={view.showTab} />
      )}
      <ResourceView
        resource={page}
        skeleton={<RowsShape count={4} />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <MissingState
            scene="card"
            title={words.nothing}
            text={words.nothingText}
            linkLabel={words.claim}
            to={href('rights.claim')}
          />
        }
      >
        {({ list }) => {
          const visible = list.filter(({ status }) => status === state);
          return visible.length === 0 ? (
            <EmptyState title={words.none[state]} text={words.noneText} />
          ) : (
            <Stack as="ul" gap={3} aria-label={words.state[state]}>
              {visible.map((right) => (
                <li key={right.rightsNo}>
                  <RightCard right={right} action={<RightAction right={right} />} />
                </li>
              ))}
            </Stack>
          );
        }}
      </ResourceView>
      <Offers />
      <Rows>
        <ServiceRow />
      </Rows>
    </ScreenFrame>
  );
}

function countsOf(list: readonly UserRight[]): StateCounts {
  const countIn = (state: UserRight['status']) => list.filter(({ status }) => status === state).length;
  return {
    unused: countIn('unused'),
    upcoming: countIn('upcoming'),
    used: countIn('used'),
    expired: countIn('expired'),
  };
}

/** Lists offers to people with rights. Renders nothing if they fail to load. */
function Offers() {
  const words = useWords().rights;
  const { data } = usePage(listRightsGoods, { query: { kind: 'paid' } }, QUIET);
  if (!data || data.list.length === 0) return null;
  return (
    <Section title={words.goods}>
      <GoodsRows goods={data.list} />
    </Section>
  );
}
