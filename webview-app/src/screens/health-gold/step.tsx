import { useEffect } from 'react';
import { Redirect } from 'wouter';
import { useResource } from '../../kit/answers/use-resource.ts';
import { DetailOf } from '../../kit/page/detail-of.tsx';
import { href } from '../../routes.ts';
import { CardShape, PictureShape, RowsShape } from '../../ui/skeleton.tsx';
import { screen } from '../screen.ts';
import { hasLicencePage, isForLater } from './flows/host-steps.ts';
import { loadWalking, type Walking } from './flows/walking.ts';
import { useLookedAround } from './goods/use-looked-around.ts';
import { ActivityRules } from './step/activity-rules.tsx';
import { ExchangeBar } from './step/exchange-bar.tsx';
import { Gifts } from './step/gifts.tsx';
import { Hero } from './step/hero.tsx';
import { Closed, MissingSteps } from './step/notices.tsx';
import { PrizeCard } from './step/prize-card.tsx';
import { Rewards } from './step/rewards.tsx';
import { SignInCard } from './step/sign-in-card.tsx';
import { type StepsOfPhone, stepsToday, useHostSteps } from './step/use-host-steps.ts';
import { WalkingGoods } from './step/walking-goods.tsx';
import { Week } from './step/week.tsx';
import { useWords } from './step/words/index.ts';

/** Shows the walking page: today's steps, the coins for them, and everything that earns more. */
export const Screen = screen('health-gold.step', function Step() {
  const words = useWords();
  const page = useResource('walking', loadWalking);
  const { reload } = page;
  const phone = useHostSteps(page.data?.info, reload);
  useFreshOnReturn(reload);
  useLookedAround(reload);

  if (phone.host?.kind === 'denied' && hasLicencePage() && !isForLater())
    return <Redirect to={href('health-gold.ios-step-license')} replace />;
  return (
    <DetailOf
      title={words.title}
      page={page}
      skeleton={
        <>
          <PictureShape ratio={1.05} />
          <CardShape lines={4} />
          <RowsShape count={2} />
        </>
      }
      view={(walking) => ({
        title: words.title,
        titleHidden: true,
        content: <Content walking={walking} phone={phone} changed={reload} />,
        bottom: walking.info.activityTime === 'START' ? <ExchangeBar walking={walking} changed={reload} /> : null,
      })}
    />
  );
});

interface ContentProps {
  walking: Walking;
  phone: StepsOfPhone;
  changed: () => void;
}

function Content({ walking, phone, changed }: ContentProps) {
  const { info, signIn } = walking;
  const steps = stepsToday(info, phone.host);
  const isOn = info.activityTime === 'START';
  return (
    <>
      <Closed info={info} />
      <Hero walking={walking} steps={steps} changed={changed} />
      {info.activityTime === 'END' ? null : <MissingSteps {...phone} />}
      {isOn ? (
        <>
          {signIn ? <SignInCard page={signIn} changed={changed} /> : null}
          <Gifts answer={walking} changed={changed} />
          <Rewards rewards={info.rewards} steps={steps} changed={changed} />
        </>
      ) : null}
      <Week info={info} steps={steps} />
      <PrizeCard info={info} changed={changed} />
      <WalkingGoods isOn={isOn} />
      <ActivityRules info={info} />
    </>
  );
}

/** The time hidden after which the page reloads, as countdowns, other phones or a new day may have changed it. */
const AWAY_MS = 30_000;

function useFreshOnReturn(reload: () => void): void {
  useEffect(() => {
    let leftAt = Number.POSITIVE_INFINITY;
    const note = () => {
      if (document.visibilityState === 'hidden') leftAt = Date.now();
      else if (Math.abs(Date.now() - leftAt) > AWAY_MS) reload();
    };
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, [reload]);
}

export { words } from './step/words/index.ts';
