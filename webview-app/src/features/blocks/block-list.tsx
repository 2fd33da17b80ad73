/**
 * Renders the blocks of a configured page. Rules:
 * 1. A block of an unknown kind is skipped and reported once per page load: a newer page still shows the rest.
 * 2. A block without the values that its kind needs is skipped too.
 * 3. `linkOfBlock` decides which links are allowed. Any other link is left out, and a button without a link is not shown.
 * 4. Before the activity begins and after it has ended there are no actions: no buttons, countdowns or links to goods.
 */
import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LegoPage } from '../../api/static-activity.ts';
import { Points } from '../../kit/page/service-parts.tsx';
import { reportProblem } from '../../platform/error-reports.ts';
import type { ActivityTime } from '../../rules/periods.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Hidden } from '../../ui/hidden.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { Period } from './activity-time.ts';
import styles from './block-list.module.css';
import { GoodsBlock } from './goods-block.tsx';
import { linkOfBlock } from './link-of-block.ts';
import { ActivityRules } from './rules.tsx';
import { TimeUntil } from './time-until.tsx';
import { useBlocksWords } from './words/index.ts';

export type Block = LegoPage['blocks'][number];

interface BlockProps {
  readonly block: Block;
  readonly period: Period;
  readonly state: ActivityTime;
  readonly coins?: number | undefined;
}

/** The component of each kind of block, by its name in the configuration. */
const KINDS: Readonly<Record<string, (context: BlockProps) => ReactNode>> = {
  banner: Banner,
  picture: Banner,
  video: Poster,
  title: ({ block: { title } }) => (title ? <h2 className={styles.title}>{title}</h2> : null),
  text: ({ block: { text } }) => (text ? <p className={styles.text}>{text}</p> : null),
  button: ButtonBlock,
  goods: ({ block: { skuIds = [] }, state, coins }) => (
    <GoodsBlock skuIds={skuIds} open={state === 'START'} over={state === 'END'} balance={coins} />
  ),
  countdown: CountdownBlock,
  points: ({ block: { title = '', lines = [] } }) => <Points ticked title={title} items={lines} />,
  rules: ({ block: { title, lines = [] } }) => <ActivityRules title={title} lines={lines} />,
};

// oxlint-disable-next-line sdhealth/cleared-on-logout -- contains components only
const reportedKinds = new Set<string>();

/** Returns whether the kind is known, and reports an unknown kind once. */
function isKnown({ type }: Block): boolean {
  if (Object.hasOwn(KINDS, type)) return true;
  if (!reportedKinds.has(type)) reportProblem('unknown block');
  reportedKinds.add(type);
  return false;
}

export interface BlockListProps {
  blocks: readonly Block[];
  period: Period;
  state: ActivityTime;
  /** The person's coins if they are known. Goods then show whether the coins are enough. */
  coins?: number | undefined;
}

export function BlockList({ blocks, ...context }: BlockListProps) {
  return blocks.filter(isKnown).map((block) => {
    const Kind = KINDS[block.type];
    return Kind ? <Kind key={block.id} block={block} {...context} /> : null;
  });
}

function Banner({ block: { picture, title = '', link }, state }: BlockProps) {
  if (!picture) return null;
  const image = <Picture src={picture.url} alt={picture.alt ?? title} ratio={16 / 9} flat />;
  const to = state === 'START' ? linkOfBlock(link) : undefined;
  if (!to) return <div className={styles.picture}>{image}</div>;
  return (
    <Anchor className={styles.picture} {...to}>
      {image}
    </Anchor>
  );
}

/** Shows a video's poster. A tap opens the page that plays it. */
function Poster({ block: { picture, title, link } }: BlockProps) {
  const words = useBlocksWords();
  const to = linkOfBlock(link);
  if (!picture || !to) return null;
  return (
    <figure>
      <Anchor className={styles.picture} {...to}>
        <Hidden>{words.video(title ?? picture.alt ?? '')}</Hidden>
        <span className={styles.poster}>
          <Picture src={picture.url} alt="" ratio={16 / 9} flat />
          <span className={styles.play}>
            <Play size={28} aria-hidden="true" />
          </span>
        </span>
      </Anchor>
      {title ? (
        <figcaption className={styles.caption} aria-hidden="true">
          {title}
        </figcaption>
      ) : null}
    </figure>
  );
}

function ButtonBlock({ block: { title, link }, state }: BlockProps) {
  const to = state === 'START' ? linkOfBlock(link) : undefined;
  return to && title ? (
    <LinkButton wide tone="secondary" {...to}>
      {title}
    </LinkButton>
  ) : null;
}

/** Shows the time until the end while the activity runs. At other times the page's note shows it. */
function CountdownBlock({ block: { title }, period, state }: BlockProps) {
  const words = useBlocksWords();
  if (state !== 'START') return null;
  return (
    <div className={styles.time}>
      <TimeUntil label={title ?? words.endsIn} moment={period.endAt} over={words.endTitle} />
    </div>
  );
}
