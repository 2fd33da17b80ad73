import { Coins, Footprints, ShieldCheck, SlidersHorizontal } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { getWalkingInfo } from '../../api/walking.ts';
import { QUIET } from '../../client/request.ts';
import { usePage } from '../../kit/answers/use-page.ts';
import { FactTiles } from '../../kit/page/fact-tiles.tsx';
import { ResultFrame } from '../../kit/page/result-of.tsx';
import { ScreenFrame } from '../../kit/page/screen-frame.tsx';
import { useScreenTitle } from '../../kit/page/use-screen-title.ts';
import { navigate } from '../../platform/history.ts';
import { href } from '../../routes.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { ListRow, Rows } from '../../ui/list-row.tsx';
import { Section } from '../../ui/section.tsx';
import { CardShape, RowsShape, Skeleton } from '../../ui/skeleton.tsx';
import { screen } from '../screen.ts';
import { askForSteps, type HostSteps, postponeQuestion, readHostSteps } from './flows/host-steps.ts';
import styles from './ios-step-license/licence.module.css';
import { useWords } from './ios-step-license/words/index.ts';

/** Replaces this page by the activity's page, so that back leads to where the person came from. */
const openActivity = () => navigate(href('health-gold.step'), { replace: true });

const continueWithout = () => {
  postponeQuestion();
  openActivity();
};

/** Asks for the licence to count steps, and explains the settings if the phone no longer asks. */
export const Screen = screen('health-gold.ios-step-license', function IosStepLicense() {
  const [kind, setKind] = useState<HostSteps['kind']>();
  const [isRefused, setRefused] = useState(false);
  const readState = useCallback(async () => {
    const next = (await readHostSteps()).kind;
    setKind(next);
    return next;
  }, []);
  useEffect(() => {
    void readState();
    // The page notices a licence that was granted in the phone's settings when the person returns.
    const onVisible = () => {
      if (document.visibilityState === 'visible') void readState();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [readState]);

  if (kind === undefined) return <LoadingState />;
  if (kind === 'days' || kind === 'none') return <Settled kind={kind} />;
  return isRefused ? (
    <PermissionOff readState={readState} />
  ) : (
    <PermissionQuestion onRefused={() => setRefused(true)} />
  );
});

function LoadingState() {
  const words = useWords();
  return (
    <ScreenFrame title={words.title}>
      <Skeleton>
        <CardShape lines={2} />
        <RowsShape count={3} />
      </Skeleton>
    </ScreenFrame>
  );
}

const ICONS = [Footprints, ShieldCheck, SlidersHorizontal];

function PermissionQuestion({ onRefused }: { onRefused: () => void }) {
  const words = useWords();
  const [state, setState] = useState<'busy' | 'failed'>();
  const requestPermission = async () => {
    setState('busy');
    const outcome = await askForSteps();
    setState(outcome === 'failed' ? 'failed' : undefined);
    if (outcome === 'granted') openActivity();
    if (outcome === 'refused') onRefused();
  };
  return (
    <ScreenFrame
      title={words.title}
      lead={words.lead}
      hero={<Picture />}
      bottom={
        <BottomBar note={state === 'failed' ? words.failed : undefined}>
          <Button tone="quiet" onClick={continueWithout}>
            {words.later}
          </Button>
          <Button busy={state === 'busy'} onClick={() => void requestPermission()}>
            {words.allow}
          </Button>
        </BottomBar>
      }
    >
      <CoinsOfDay />
      <Rows>
        {words.points.map(({ title, text }, index) => {
          const Icon = ICONS[index] ?? Footprints;
          return <ListRow key={title} icon={<Icon />} title={title} text={text} />;
        })}
      </Rows>
    </ScreenFrame>
  );
}

/** Explains the settings, because the phone does not ask again. */
function PermissionOff({ readState }: { readState: () => Promise<HostSteps['kind']> }) {
  const licence = useWords();
  const words = licence.off;
  const [state, setState] = useState<'busy' | 'still'>();
  useScreenTitle(words.title);
  const check = async () => {
    setState('busy');
    const kind = await readState();
    if (kind === 'days') openActivity();
    else setState('still');
  };
  return (
    <ScreenFrame
      title={words.title}
      lead={words.lead}
      hero={<Picture />}
      bottom={
        <BottomBar>
          <Button tone="quiet" onClick={continueWithout}>
            {licence.later}
          </Button>
          <Button busy={state === 'busy'} onClick={() => void check()}>
            {words.again}
          </Button>
        </BottomBar>
      }
    >
      {state === 'still' ? (
        <Callout tone="warm" live>
          {words.still}
        </Callout>
      ) : null}
      <Section title={words.how}>
        <Card>
          <ol className={styles.steps}>
            {words.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Card>
      </Section>
    </ScreenFrame>
  );
}

/** Shows that nothing needs to be done: steps are counted, or the phone has no counter. */
function Settled({ kind }: { kind: 'days' | 'none' }) {
  const licence = useWords();
  const words = kind === 'days' ? licence.on : licence.none;
  useScreenTitle(words.title);
  return (
    <ResultFrame
      {...(kind === 'none' && { scene: 'card' })}
      title={words.title}
      text={words.text}
      primary={
        <LinkButton wide to={href('health-gold.step')} replace>
          {words.button}
        </LinkButton>
      }
    />
  );
}

/** Shows the steps of a good day and their coins. Renders nothing if they fail to load. */
function CoinsOfDay() {
  const words = useWords().worth;
  const { goalSteps, stepsPerCoin } = usePage(getWalkingInfo, {}, QUIET).data ?? {};
  if (!goalSteps || !stepsPerCoin) return null;
  return (
    <FactTiles
      facts={[
        { icon: <Footprints size={26} />, name: words.day, value: words.steps(goalSteps) },
        { icon: <Coins size={26} />, name: words.become, value: words.coins(Math.floor(goalSteps / stepsPerCoin)) },
      ]}
    />
  );
}

function Picture() {
  return (
    <div className={styles.picture}>
      <span>
        <Footprints size={48} aria-hidden="true" />
      </span>
    </div>
  );
}
