import { getLegoActivity, type LegoPage } from '../../api/static-activity.ts';
import { NO_FILE } from '../../client/codes.ts';
import { partOf, usePage } from '../../kit/answers/use-page.ts';
import { MissingState } from '../../kit/page/missing-state.tsx';
import { ResourceView } from '../../kit/page/resource-view.tsx';
import { ScreenFrame } from '../../kit/page/screen-frame.tsx';
import { useScreenTitle } from '../../kit/page/use-screen-title.ts';
import { href } from '../../routes.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { LinesShape, PictureShape } from '../../ui/skeleton.tsx';
import { useActivityTime } from './activity-time.ts';
import { type Block, BlockList } from './block-list.tsx';
import { CampaignFrame } from './campaign-frame.tsx';
import { linkOfBlock } from './link-of-block.ts';
import { OwnCoins, useOwnCoins } from './own-coins.tsx';
import { usePeriodHead } from './period-note.tsx';
import { useBlocksWords } from './words/index.ts';

export interface BlocksPageProps {
  /** The page's name in the configuration, such as `stock`. */
  page: string;
  /** The heading until the page has loaded. */
  title: string;
  /** The name of the fallback page, used if this page is not configured or has no blocks. */
  fallback?: string;
}

/**
 * Shows a page that consists of configured blocks. If the first block is a banner, it is the page's top. The last button is its main
 * action. For a page that is not configured it shows an empty state.
 */
export function BlocksPage({ page, title, fallback }: BlocksPageProps) {
  const resource = partOf(usePage(getLegoActivity, { params: { page } }, { none: NO_FILE }), (data) =>
    data.blocks.length > 0 ? data : null,
  );
  useScreenTitle(resource.data?.title ?? title);
  if (resource.data) return <LoadedPage page={resource.data} />;
  if (resource.data === null && fallback) return <BlocksPage page={fallback} title={title} />;
  return (
    <ScreenFrame title={title} titleHidden>
      <ResourceView
        resource={resource}
        skeleton={
          <>
            <PictureShape ratio={16 / 9} />
            <LinesShape lines={4} />
          </>
        }
        empty={<UnknownPage />}
      >
        {() => null}
      </ResourceView>
    </ScreenFrame>
  );
}

function LoadedPage({ page }: { page: LegoPage }) {
  const words = useBlocksWords();
  const state = useActivityTime(page);
  const { top, main: mainBlock, rest } = splitBlocks(page.blocks);
  const hasGoods = state === 'START' && page.blocks.some(({ type }) => type === 'goods');
  const coins = useOwnCoins(hasGoods);
  const head = usePeriodHead(page, state);
  const ownCoins = hasGoods ? <OwnCoins coins={coins} /> : null;
  const linkWhileOpen = (link: string | undefined) => (state === 'START' ? linkOfBlock(link) : undefined);
  const to = linkWhileOpen(mainBlock?.link);
  const content = <BlockList blocks={rest} period={page} state={state} coins={coins} />;
  const bottom =
    state !== 'START' ? (
      <BottomBar>
        <LinkButton wide to={href('home.main')}>
          {words.elsewhere}
        </LinkButton>
      </BottomBar>
    ) : to && mainBlock?.title ? (
      <BottomBar>
        <LinkButton wide {...to}>
          {mainBlock.title}
        </LinkButton>
      </BottomBar>
    ) : undefined;
  if (!top?.picture)
    return (
      <ScreenFrame title={head?.title ?? page.title} lead={head?.text} meta={head?.top} bottom={bottom}>
        {ownCoins}
        {content}
      </ScreenFrame>
    );
  return (
    <CampaignFrame
      picture={top.picture}
      title={head?.title ?? top.title ?? page.title}
      text={head?.text ?? top.text}
      link={linkWhileOpen(top.link)}
      top={head?.top ?? ownCoins}
      bottom={bottom}
    >
      {content}
    </CampaignFrame>
  );
}

/** Splits the blocks into the top, the main action and the rest. */
function splitBlocks(blocks: readonly Block[]) {
  const top = blocks[0]?.type === 'banner' && blocks[0].picture ? blocks[0] : undefined;
  const mainBlock = blocks.findLast(({ type }) => type === 'button');
  return { top, main: mainBlock, rest: blocks.filter((block) => block !== top && block !== mainBlock) };
}

function UnknownPage() {
  const words = useBlocksWords();
  return <MissingState title={words.none} text={words.noneText} linkLabel={words.elsewhere} scene="calendar" />;
}
