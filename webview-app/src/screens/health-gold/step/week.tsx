import type { WalkingInfo } from '../../../api/walking.ts';
import { dayFormat } from '../../../messages/formats.ts';
import { languageTag } from '../../../messages/index.ts';
import { Card } from '../../../ui/card.tsx';
import { BarChart } from '../../../ui/chart.tsx';
import { useWords } from './words/index.ts';

/** Shows the week's steps as bars with a line at the goal. The days are in Shanghai's time, so weekday names ignore the time zone. */
export function Week({ info, steps }: { info: WalkingInfo; steps: number }) {
  const words = useWords();
  const formatDay = (date: string, options: Intl.DateTimeFormatOptions) =>
    dayFormat(languageTag(), options).format(new Date(`${date}T00:00:00Z`));
  return (
    <Card>
      <BarChart
        label={words.week}
        unit={words.steps}
        goal={info.goalSteps}
        bars={info.week.map(({ date, steps: countedSteps }) => ({
          label: formatDay(date, { weekday: 'short' }),
          name: formatDay(date, { weekday: 'long', month: 'long', day: 'numeric' }),
          value: date === info.today ? steps : countedSteps,
          now: date === info.today,
        }))}
      />
    </Card>
  );
}
