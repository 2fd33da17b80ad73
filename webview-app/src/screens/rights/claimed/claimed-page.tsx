import { getSubmitPopup, listUserRights, listUserRightsGoods, type UserRight } from '../../../api/user-rights.ts';
import { QUIET } from '../../../client/request.ts';
import { NothingHere } from '../../../kit/nothing-here.tsx';
import { Popup } from '../../../kit/promotion/popup.tsx';
import { useExposure } from '../../../kit/promotion/use-exposure.ts';
import { ResultOf } from '../../../kit/result-of.tsx';
import { addressOfService } from '../../../kit/service-links.ts';
import { partOf, usePage } from '../../../kit/use-page.ts';
import { href } from '../../../routes.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { RowsShape } from '../../../ui/skeleton.tsx';
import { GoodsRows } from '../own/goods-row.tsx';
import { AppCard } from './app-card.tsx';
import { Messages, type MessagesProps } from './messages.tsx';
import { OwnRights } from './own-rights.tsx';
import { type Variant, variants } from './variants.ts';
import { useWords } from './words/index.ts';

/** The page after a claim: what the person has now, by the service's word, what to do next, and the app. */
export function ClaimedPage({ variant, query }: MessagesProps & { variant: Variant }) {
  const words = useWords();
  const { first, appFirst } = variants[variant];
  const page = usePage(listUserRights, { query: { kind: 'free' } });
  return (
    <ResultOf
      title={words.pageTitle}
      page={partOf(page, ({ list }) => (list.length > 0 ? list : null))}
      none={<NothingYet />}
      skeleton={<RowsShape count={4} />}
      view={(list) => ({
        kind: words.result,
        ...words.variants[variant],
        children: (
          <>
            <OwnRights rights={list} />
            <Messages query={query} />
            {appFirst ? <AppCard /> : null}
            <Goods />
            {appFirst ? null : <AppCard />}
            <AfterClaim />
          </>
        ),
        ...actionsOf(
          list.find(({ icon }) => icon === first),
          words,
        ),
      })}
    />
  );
}

/** The main button opens the right that the variant names, else all rights. */
function actionsOf(right: UserRight | undefined, words: ReturnType<typeof useWords>) {
  const to = right?.link === undefined ? undefined : addressOfService(right.link);
  const mine = href('rights.user-rights');
  if (!right || !to)
    return {
      primary: (
        <LinkButton wide to={mine}>
          {words.toMine}
        </LinkButton>
      ),
    };
  return {
    primary: (
      <LinkButton wide to={to}>
        {right.name}
      </LinkButton>
    ),
    secondary: (
      <LinkButton wide tone="secondary" to={mine}>
        {words.all}
      </LinkButton>
    ),
  };
}

/** The person has claimed nothing yet. */
function NothingYet() {
  const words = useWords();
  return (
    <NothingHere
      title={words.none}
      text={words.noneText}
      scene="card"
      way={words.toClaim}
      to={href('rights.claim')}
      replace
    />
  );
}

/** Goods that are offered to who has rights; nothing where it cannot be had. */
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

/** The service's popup after a claim. */
function AfterClaim() {
  const { popup } = usePage(getSubmitPopup, { query: {} }, QUIET).data ?? {};
  const shown = useExposure(popup && { id: popup.popupId, rule: popup.exposure });
  return popup ? <Popup popup={popup} open={shown.open} onClose={shown.close} /> : null;
}
