import { useEffect } from 'react';
import { Redirect } from 'wouter';
import { useResource } from '../../kit/answers/use-resource.ts';
import { DetailOf } from '../../kit/page/detail-of.tsx';
import { href } from '../../routes.ts';
import { CardShape, PictureShape, RowsShape } from '../../ui/skeleton.tsx';
import { screen } from '../screen.ts';
import { hasLicencePage, isPostponed } from './flows/host-steps.ts';
import { loadWalking, type Walking } from './flows/walking.ts';
import { useViewedCoins } from './goods/use-viewed-coins.ts';
import { ActivityRules } from './step/activity-rules.tsx';
import { ExchangeBar } from './step/exchange-bar.tsx';
import { Gifts } from './step/gifts.tsx';
import { Hero } from './step/hero.tsx';
import { InactiveNotice, MissingSteps } from './step/notices.tsx';
import { PrizeCard } from './step/prize-card.tsx';
import { Rewards } from './step/rewards.tsx';
import { SignInCard } from './step/sign-in-card.tsx';
import { type PhoneSteps, stepsToday, useHostSteps } from './step/use-host-steps.ts';
import { WalkingGoods } from './step/walking-goods.tsx';
import { Week } from './step/week.tsx';
import { useWords } from './step/words/index.ts';

/** Shows the walking page: today's steps, the coins for them, and everything that earns more. */
export const Screen = screen('health-gold.step', function Step() {
  const words = useWords();
  const page = useResource('walking', loadWalking);
  const { reload } = page;
  const phone = useHostSteps(page.data?.info, reload);
  useReloadOnReturn(reload);
  useViewedCoins(reload);

  if (phone.host?.kind === 'denied' && hasLicencePage() && !isPostponed())
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
        content: <Content walking={walking} phone={phone} onChanged={reload} />,
        bottom: walking.info.activityTime === 'START' ? <ExchangeBar walking={walking} onChanged={reload} /> : null,
      })}
    />
  );
});

interface ContentProps {
  walking: Walking;
  phone: PhoneSteps;
  onChanged: () => void;
}

function Content({ walking, phone, onChanged }: ContentProps) {
  const { info, signIn } = walking;
  const steps = stepsToday(info, phone.host);
  const isRunning = info.activityTime === 'START';
  return (
    <>
      <InactiveNotice info={info} />
      <Hero walking={walking} steps={steps} onChanged={onChanged} />
      {info.activityTime === 'END' ? null : <MissingSteps {...phone} />}
      {isRunning ? (
        <>
          {signIn ? <SignInCard page={signIn} onChanged={onChanged} /> : null}
          <Gifts response={walking} onChanged={onChanged} />
          <Rewards rewards={info.rewards} steps={steps} onChanged={onChanged} />
        </>
      ) : null}
      <Week info={info} steps={steps} />
      <PrizeCard info={info} onChanged={onChanged} />
      <WalkingGoods isRunning={isRunning} />
      <ActivityRules info={info} />
    </>
  );
}

/** The hidden time after which the page reloads, because countdowns, other phones or a new day may have changed it. */
const RELOAD_AFTER_MS = 30_000;

function useReloadOnReturn(reload: () => void): void {
  useEffect(() => {
    let leftAt = Number.POSITIVE_INFINITY;
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') leftAt = Date.now();
      else if (Math.abs(Date.now() - leftAt) > RELOAD_AFTER_MS) reload();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [reload]);
}
