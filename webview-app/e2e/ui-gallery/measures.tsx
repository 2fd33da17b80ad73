/** Shows the primitives for values: charts, gauges, countdowns, prices, progress. */
import { Bubbles } from '../../src/ui/bubbles.tsx';
import { BarChart } from '../../src/ui/chart.tsx';
import { CoinMark } from '../../src/ui/coin-mark.tsx';
import { Countdown } from '../../src/ui/countdown.tsx';
import { Distance } from '../../src/ui/distance.tsx';
import { Dotted } from '../../src/ui/dotted.tsx';
import { Gauge } from '../../src/ui/gauge.tsx';
import { KeyValues } from '../../src/ui/key-values.tsx';
import { Marks } from '../../src/ui/marks.tsx';
import { Price } from '../../src/ui/price.tsx';
import { Rating } from '../../src/ui/stars.tsx';
import { Progress, Steps } from '../../src/ui/steps.tsx';
import { Tag, Tags } from '../../src/ui/tag.tsx';
import { Timeline } from '../../src/ui/timeline.tsx';
import { WholeDates } from '../../src/ui/whole-dates.tsx';
import { STEPS_A_DAY, useSample } from './samples.ts';

export function Charts() {
  const say = useSample();
  const days = say('Mon Tue Wed Thu Fri Sat Sun', '周一 周二 周三 周四 周五 周六 周日').split(' ');
  const hours = Array.from({ length: 24 }, (_, hour) => ({ label: `${hour}:00`, value: (hour * 37) % 110 }));
  return (
    <>
      <BarChart
        label={say('Steps this week', '本周步数')}
        unit={say('steps', '步')}
        goal={8000}
        bars={STEPS_A_DAY.map((value, index) => ({ label: days[index] ?? '', value, now: index === 5 }))}
      />
      <BarChart label={say('Steps by the hour', '每小时步数')} unit={say('steps', '步')} bars={hours} />
    </>
  );
}

export function Rewards() {
  const say = useSample();
  const bubble = (id: string, amount: string, caption: string, tone?: 'warm') => ({
    id,
    amount,
    caption,
    tone,
    label: `${caption} ${amount}`,
    busy: id === 'task',
    onPop: () => undefined,
  });
  return (
    <Bubbles
      label={say('Coins that wait', '待领取的健康金')}
      bubbles={[
        bubble('walk', '+62', say('Walk', '步行')),
        bubble('packet', '+12', say('Red packet', '红包'), 'warm'),
        bubble('task', '+3', say('Task', '任务')),
        bubble('sign-in', '+10', say('Sign in', '签到'), 'warm'),
      ]}
    >
      <p style={{ minHeight: '11rem' }}>{say('6,240 steps', '6,240 步')}</p>
    </Bubbles>
  );
}

export function Gauges() {
  const say = useSample();
  const bands = [
    { from: 0, label: say('Needs attention', '需要关注'), tone: 'poor' },
    { from: 60, label: say('Fair', '一般'), tone: 'fair' },
    { from: 80, label: say('Good', '良好'), tone: 'good' },
  ] as const;
  return (
    <>
      <Gauge label={say('Health score', '健康评分')} value={72} unit={say('points', '分')} bands={bands} max={100} />
      <Gauge label={say('Body mass index', '体质指数')} value={0} bands={bands} max={100} />
    </>
  );
}

export function Countdowns() {
  const say = useSample();
  const timeOf = (seconds: number) => Date.parse('2026-05-04T10:00:00+08:00') + seconds * 1000;
  const now = () => timeOf(0);
  return (
    <>
      <Countdown label={say('Pay within', '支付剩余时间')} until={timeOf(899)} now={now} />
      <Countdown label={say('Offer ends in', '活动剩余')} until={timeOf(183_845)} now={now} />
      <Countdown label={say('Gift', '礼品')} until={timeOf(-1)} now={now} />
    </>
  );
}

export function Facts() {
  const say = useSample();
  return (
    <>
      <Rating value={4.5} />
      <p>
        {say('4 of 6 left', '剩余 4 次，共 6 次')} <Marks remaining={4} total={6} />
      </p>
      <Price fen={129_905} wasFen={200_000} unit={say('/ person', '/ 人')} />
      <p>
        <CoinMark /> {say('600 coins', '600 健康金')}
      </p>
      <Distance metres={3249} />
      <p>
        <WholeDates text={say('Valid until Dec 18, 2026', '有效期至 2026年12月18日')} />
      </p>
      <Dotted parts={[say('Cardiology', '心内科'), say('The first hospital of the city', '市第一医院')]} />
      <Tags>
        <Tag>{say('Plain', '普通')}</Tag>
        <Tag tone="brand">{say('Booked', '已预约')}</Tag>
        <Tag tone="warm">{say('Reward', '奖励')}</Tag>
        <Tag tone="danger">{say('Failed', '失败')}</Tag>
      </Tags>
      <KeyValues
        pairs={[
          [say('Order', '订单号'), 'O100123456789'],
          [say('Paid', '实付'), <Price key="paid" fen={19_900} size="small" />],
        ]}
      />
    </>
  );
}

export function ProgressIndicators() {
  const say = useSample();
  return (
    <>
      <Steps names={[say('City', '城市'), say('Institution', '机构'), say('Date', '日期')]} current={1} />
      <Progress label={say('Upload', '上传')} value={0.4} />
      <Timeline
        label={say('Progress', '进度')}
        items={[
          { title: say('Ordered', '已下单'), state: 'done', time: '2026-05-04 10:00' },
          { title: say('Booked', '已预约'), state: 'now', text: say('Bring your ID card', '请携带身份证') },
          { title: say('Report', '报告'), state: 'later' },
          { title: say('Refund', '退款'), state: 'failed' },
        ]}
      />
    </>
  );
}
