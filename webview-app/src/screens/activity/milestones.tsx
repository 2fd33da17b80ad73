import { Award } from 'lucide-react';
import { Link } from 'wouter';
import { getHonor, getMedals, type Medal } from '../../api/insurance-my.ts';
import { partOf, usePage } from '../../kit/answers/use-page.ts';
import { addressOfService } from '../../kit/links/service-links.ts';
import { DetailOf } from '../../kit/page/detail-of.tsx';
import { MissingState } from '../../kit/page/missing-state.tsx';
import { dayText } from '../../messages/date-text.ts';
import { href } from '../../routes.ts';
import { groupsOf, progressOf } from '../../rules/medals.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { Note, Text } from '../../ui/layout.tsx';
import { ListRow, Rows } from '../../ui/list-row.tsx';
import { Section } from '../../ui/section.tsx';
import { CardShape, RowsShape } from '../../ui/skeleton.tsx';
import { screen } from '../screen.ts';
import { LevelStanding } from './medals/level-standing.tsx';
import styles from './medals/medal.module.css';
import { MedalGrid } from './medals/medal-grid.tsx';
import { MedalPicture } from './medals/medal-picture.tsx';
import { Progress } from './medals/progress.tsx';
import { useWords } from './medals/words/index.ts';

/** Shows the person's level, medals, honours, and the nearest medal. */
export const Screen = screen('activity.milestones', function Milestones() {
  const words = useWords();
  const medals = usePage(getMedals, {});
  const honor = usePage(getHonor, {}, { notice: false });
  return (
    <DetailOf
      title={words.title}
      page={partOf(medals, ({ list }) => (list.length > 0 ? list : null))}
      none={
        <MissingState
          title={words.none}
          text={words.noneText}
          linkLabel={words.toGold}
          to={href('health-gold.my-account')}
        />
      }
      skeleton={
        <>
          <CardShape lines={2} />
          <CardShape lines={2} />
          <RowsShape count={3} />
        </>
      }
      view={(list) => {
        const { gained, next, open } = groupsOf(list);
        const to = next?.link === undefined ? undefined : addressOfService(next.link);
        return {
          title: words.title,
          titleHidden: true,
          content: (
            <>
              {honor.data ? (
                <LevelStanding {...honor.data} />
              ) : honor.status === 'loading' ? (
                <CardShape lines={2} />
              ) : null}
              {next ? <NextMedal medal={next} /> : null}
              {gained.length > 0 ? null : <Callout title={words.noneGained}>{words.noneGainedText}</Callout>}
              <Section title={words.gained(gained.length, list.length)}>
                <MedalGrid medals={[...gained, ...(next ? [next] : []), ...open]} />
              </Section>
              <Honours honours={(honor.data?.honors ?? []).filter(({ honorId }) => !isMedal(honorId, list))} />
            </>
          ),
          bottom: to ? (
            <BottomBar>
              <LinkButton wide to={to}>
                {words.earn}
              </LinkButton>
            </BottomBar>
          ) : undefined,
        };
      }}
    />
  );
});

/** Tells if an honour is a medal, because the service lists medals among the honours too. */
const isMedal = (honorId: string, medals: readonly Medal[]): boolean =>
  medals.some(({ medalId }) => medalId === honorId);

function NextMedal({ medal }: { medal: Medal }) {
  const words = useWords();
  const { medalId, imgUrl, name, desc } = medal;
  return (
    <Section title={words.next}>
      <Card>
        <Link className={styles.next} to={href('activity.milestone', { id: medalId })}>
          <MedalPicture imgUrl={imgUrl} gained={false} share={progressOf(medal)} />
          <span className={styles.nextWords}>
            <Text as="span" size="l" weight="bold" tight>
              {name}
            </Text>
            <Note as="span">{desc}</Note>
          </span>
        </Link>
        <Progress medal={medal} />
      </Card>
    </Section>
  );
}

interface Honour {
  readonly honorId: string;
  readonly name: string;
  readonly desc: string;
  readonly gainedOn: string;
}

function Honours({ honours }: { honours: readonly Honour[] }) {
  const words = useWords();
  if (honours.length === 0) return null;
  return (
    <Section title={words.honours}>
      <Rows>
        {honours.map(({ honorId, name, desc, gainedOn }) => (
          <ListRow key={honorId} icon={<Award />} title={name} text={desc} value={dayText(gainedOn)} />
        ))}
      </Rows>
    </Section>
  );
}
