import { getSubmitPopup, listUserRights, listUserRightsGoods, type UserRight } from '../../../api/user-rights.ts';
import { QUIET } from '../../../client/request.ts';
import { partOf, usePage } from '../../../kit/answers/use-page.ts';
import { addressOfService } from '../../../kit/links/service-links.ts';
import { ResultFrame, ResultOf } from '../../../kit/page/result-of.tsx';
import { href } from '../../../routes.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { RowsShape } from '../../../ui/skeleton.tsx';
import { Offered } from '../claim/offered.tsx';
import { GoodsRows } from '../own/goods-row.tsx';
import { Popup } from '../promotion/popup.tsx';
import { useExposure } from '../promotion/use-exposure.ts';
import { AppCard } from './app-card.tsx';
import { Messages, type MessagesProps } from './messages.tsx';
import { OwnRights } from './own-rights.tsx';
import { type Variant, variants } from './variants.ts';
import { useWords } from './words/index.ts';

/** Shows the result of a claim: the person's rights, the next action, and the app. */
export function ClaimedPage({ variant, query }: MessagesProps & { variant: Variant }) {
  const words = useWords();
  const { first, appFirst } = variants[variant];
  const page = usePage(listUserRights, { query: { kind: 'free' } });
  if (page.data?.list.length === 0) return <NothingYet />;
  return (
    <ResultOf
      title={words.pageTitle}
      page={partOf(page, ({ list }) => list)}
      skeleton={<RowsShape count={4} />}
      view={(list) => {
        const firstAction = linkOf(list.find(({ icon }) => icon === first));
        return {
          barTitle: words.result,
          ...words.variants[variant],
          children: (
            <>
              <OwnRights rights={list} linksToAll={!!firstAction} />
              <Messages query={query} />
              {appFirst ? <AppCard /> : null}
              <Goods />
              {appFirst ? null : <AppCard />}
              <AfterClaim />
            </>
          ),
          primary: (
            <LinkButton wide to={firstAction?.to ?? href('rights.user-rights')}>
              {firstAction?.name ?? words.toMine}
            </LinkButton>
          ),
        };
      }}
    />
  );
}

/** Returns a right's name and address, or undefined if it has no page. */
function linkOf(right: UserRight | undefined) {
  const to = right?.link === undefined ? undefined : addressOfService(right.link);
  return right && to ? { name: right.name, to } : undefined;
}

/** Shows the available rights to a person without any, with a link to claim them. */
function NothingYet() {
  const words = useWords();
  return (
    <ResultFrame
      scene="card"
      barTitle={words.result}
      title={words.none}
      text={words.noneText}
      primary={
        <LinkButton wide to={href('rights.claim')} replace>
          {words.toClaim}
        </LinkButton>
      }
    >
      <Offered />
    </ResultFrame>
  );
}

/** Lists the goods for people with rights. Renders nothing if the list is empty or fails to load. */
function Goods() {
  const words = useWords();
  const list = usePage(listUserRightsGoods, {}, QUIET).data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <Section title={words.goods}>
      <GoodsRows goods={list} />
    </Section>
  );
}

/** Opens the service's popup after a claim. */
function AfterClaim() {
  const { popup } = usePage(getSubmitPopup, { query: {} }, QUIET).data ?? {};
  const exposure = useExposure(popup && { id: popup.popupId, rule: popup.exposure });
  return popup ? <Popup popup={popup} open={exposure.open} onClose={exposure.close} /> : null;
}
