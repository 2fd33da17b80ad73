import { getMedals, type Medal } from '../../api/insurance-my.ts';
import { getLegoActivity } from '../../api/static-activity.ts';
import { NO_FILE } from '../../client/codes.ts';
import { useActivityTime } from '../../features/blocks/activity-time.ts';
import { BlockList, type BlockListProps } from '../../features/blocks/block-list.tsx';
import { partOf, usePage } from '../../kit/answers/use-page.ts';
import { addressOfService } from '../../kit/links/service-links.ts';
import { DetailOf } from '../../kit/page/detail-of.tsx';
import { MissingState } from '../../kit/page/missing-state.tsx';
import { usePageShare } from '../../kit/page/use-page-share.ts';
import { dayText } from '../../messages/date-text.ts';
import { href } from '../../routes.ts';
import { progressOf } from '../../rules/medals.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classes } from '../../ui/classes.ts';
import { Text } from '../../ui/layout.tsx';
import { PictureShape, TitleShape } from '../../ui/skeleton.tsx';
import { screen } from '../screen.ts';
import styles from './medals/medal.module.css';
import { MedalPicture } from './medals/medal-picture.tsx';
import { Progress } from './medals/progress.tsx';
import { ShareMedal } from './medals/share-medal.tsx';
import { useWords } from './medals/words/index.ts';

/** Shows a medal with its date and a share button, or what is missing. The configured text is below. */
export const Screen = screen('activity.milestone', function Milestone({ params }) {
  const words = useWords();
  const medals = usePage(getMedals, {});
  const page = partOf(medals, ({ list }) => list.find(({ medalId }) => medalId === params.id) ?? null);
  usePageShare(page.data ? { name: page.data.name, imgUrl: page.data.imgUrl } : undefined);
  return (
    <DetailOf
      title={words.oneTitle}
      page={page}
      none={<UnknownMedal />}
      skeleton={
        <>
          <PictureShape ratio={1} />
          <TitleShape />
        </>
      }
      view={(medal) => ({
        title: medal.name,
        titleHidden: true,
        content: <MedalContent medal={medal} />,
        bottom: medal.gained ? <ShareMedal medal={medal} /> : <EarnBar medal={medal} />,
      })}
    />
  );
});

function MedalContent({ medal }: { medal: Medal }) {
  const words = useWords();
  const { imgUrl, name, desc, gained, gainedOn } = medal;
  return (
    <>
      <div className={styles.stage}>
        <div className={classes(styles.glow, !gained && styles.quiet)}>
          <MedalPicture imgUrl={imgUrl} gained={gained} share={progressOf(medal)} size="large" />
        </div>
        <p className={styles.stageName} aria-hidden="true">
          <b>{name}</b>
        </p>
        <Text tone="soft">{desc}</Text>
        {gained ? (
          gainedOn ? (
            <p className={styles.day}>{words.gainedOn(dayText(gainedOn))}</p>
          ) : null
        ) : (
          <Text tone="soft">{words.locked}</Text>
        )}
      </div>
      {gained ? null : (
        <Card>
          <Progress medal={medal} />
        </Card>
      )}
      <About />
      <LinkButton wide tone="quiet" to={href('activity.milestones')}>
        {words.all}
      </LinkButton>
    </>
  );
}

function EarnBar({ medal }: { medal: Medal }) {
  const words = useWords();
  const to = medal.link === undefined ? undefined : addressOfService(medal.link);
  if (!to) return null;
  return (
    <BottomBar>
      <LinkButton wide to={to}>
        {words.earn}
      </LinkButton>
    </BottomBar>
  );
}

/** Shows the configured text about medals. Renders nothing if it cannot be loaded. */
function About() {
  const { data } = usePage(getLegoActivity, { params: { page: 'milestone' } }, { none: NO_FILE, notice: false });
  return data ? <AboutBlocks blocks={data.blocks} period={data} /> : null;
}

function AboutBlocks({ blocks, period }: Omit<BlockListProps, 'state'>) {
  return <BlockList blocks={blocks} period={period} state={useActivityTime(period)} />;
}

function UnknownMedal() {
  const words = useWords();
  return (
    <MissingState
      title={words.unknown}
      text={words.unknownText}
      linkLabel={words.all}
      to={href('activity.milestones')}
    />
  );
}
