/** Shows the primitives for texts and pictures: messages, lists, states. */
import { BottomBar } from '../../src/ui/bottom-bar.tsx';
import { Bubble } from '../../src/ui/bubble.tsx';
import { Button } from '../../src/ui/button.tsx';
import { Callout } from '../../src/ui/callout.tsx';
import { DaySheet } from '../../src/ui/day-sheet.tsx';
import { Details } from '../../src/ui/details.tsx';
import { EmptyState, ErrorState } from '../../src/ui/empty-state.tsx';
import { Gallery } from '../../src/ui/gallery.tsx';
import { Illustration } from '../../src/ui/illustration.tsx';
import { Note, Row, Stack, Text } from '../../src/ui/layout.tsx';
import { ListRow, Rows } from '../../src/ui/list-row.tsx';
import { LoadMore } from '../../src/ui/load-more.tsx';
import { NavBar } from '../../src/ui/nav-bar.tsx';
import { Picture } from '../../src/ui/picture.tsx';
import { PictureRow, PictureRows } from '../../src/ui/picture-row.tsx';
import { CardShape, RowsShape, Skeleton } from '../../src/ui/skeleton.tsx';
import { Tile, TileGrid, TileShapes } from '../../src/ui/tile-grid.tsx';
import { PHOTOS, useSample } from './samples.ts';

const nothing = () => undefined;

export function Conversation() {
  const say = useSample();
  const doctor = say('Dr Li', '李医生');
  const face = <Picture eager src={PHOTOS[0] ?? ''} alt="" ratio={1} flat />;
  return (
    <div role="log" aria-label={say('Chat with Dr Li', '与李医生的对话')}>
      <Bubble from="system">{say('Today 10:24', '今天 10:24')}</Bubble>
      <Bubble from="other" name={doctor} avatar={face} time="10:24">
        {say('Hello, how can I help you?', '您好，请问有什么可以帮您？')}
      </Bubble>
      <Bubble from="own" time="10:25">
        {say(
          'I have had a headache for three days, mostly in the morning, and I slept badly.',
          '我头痛三天了，主要在早上，睡眠也不好。',
        )}
      </Bubble>
      <Bubble from="own" state="sending">
        https://example.org/a-very-long-address-without-any-place-to-break-it-in-two
      </Bubble>
      <Bubble from="own" state="failed" onRetry={nothing}>
        {say('Is it dangerous?', '严重吗？')}
      </Bubble>
    </div>
  );
}

export function Arranged() {
  const say = useSample();
  return (
    <Stack gap={2}>
      <Row gap={3} lines={0} wrap align="baseline" justify="between">
        <Text weight="bold">{say('Heart checkup', '心脏体检')}</Text>
        <Text as="span" size="l" tone="warm" weight="bold" tabular>
          ¥399
        </Text>
      </Row>
      <Note>{say('Blood, heart, eyes.', '血液、心脏、眼科。')}</Note>
    </Stack>
  );
}

export function Ends() {
  return (
    <>
      <LoadMore state="busy" count={10} onMore={nothing} />
      <LoadMore state="more" count={10} onMore={nothing} />
      <LoadMore state="failed" count={10} onMore={nothing} />
      <LoadMore state="end" count={10} onMore={nothing} />
    </>
  );
}

export function Lists() {
  const say = useSample();
  return (
    <>
      <Rows>
        <ListRow title={say('My orders', '我的订单')} href="#orders" value="3" />
        <ListRow title={say('Refund', '退款')} text={say('Within 7 days', '7天内')} onClick={nothing} />
      </Rows>
      <Details title={say('What is included?', '包含哪些项目？')} open>
        {say('Blood, heart, eyes.', '血液、心脏、眼科。')}
      </Details>
      <Callout
        tone="warm"
        title={say('Almost full', '名额紧张')}
        action={
          <Button small tone="quiet">
            {say('Choose another day', '选择其他日期')}
          </Button>
        }
      >
        {say('Two places left.', '仅剩 2 个名额。')}
      </Callout>
      <DaySheet day="2026-03-09" />
      <Gallery
        label={say('The institution', '机构图片')}
        pictures={PHOTOS.map((src, index) => ({ src, alt: `${index + 1}` }))}
      />
    </>
  );
}

/** Shows a picture and a name, as for goods. */
function Goods({ at }: { at: number }) {
  const say = useSample();
  return (
    <>
      <Picture eager src={PHOTOS[at] ?? ''} alt="" ratio={1.4} flat />
      <span style={{ padding: 12 }}>{say('A scale that also measures body fat', '可以测量体脂的体重秤')}</span>
    </>
  );
}

export function Tiles() {
  return (
    <>
      <TileGrid>
        <Tile href="#scale">
          <Goods at={0} />
        </Tile>
        <Tile onClick={nothing}>
          <Goods at={1} />
        </Tile>
        <Tile disabled>
          <Goods at={2} />
        </Tile>
      </TileGrid>
      <TileShapes count={2} ratio={0.78} />
    </>
  );
}

export function Offers() {
  const say = useSample();
  const face = (index: number) => <Picture eager src={PHOTOS[index] ?? ''} alt="" ratio={1} />;
  return (
    <PictureRows>
      <PictureRow picture={face(0)} href="#bottle">
        <b>{say('A water bottle', '运动水壶')}</b>
        <span>{say('For 200,000 steps', '走满 200,000 步')}</span>
      </PictureRow>
      <PictureRow picture={face(1)} href="#glasses" large>
        <b>{say('A full eye test with a fitting for glasses', '全面眼科检查与配镜')}</b>
      </PictureRow>
    </PictureRows>
  );
}

export function Empty() {
  return <EmptyState action={<Button>{useSample()('Look around', '去看看')}</Button>} />;
}

export function Failed() {
  return <ErrorState onRetry={nothing} onService={nothing} supportCode="A1B2" />;
}

export function Waiting() {
  return (
    <Skeleton>
      <CardShape />
      <RowsShape count={2} />
    </Skeleton>
  );
}

export function Frame() {
  const say = useSample();
  return (
    <>
      <NavBar title={say('Health check', '体检')} onBack={nothing} />
      <Illustration scene="calendar" />
      <BottomBar summary="¥199" note={say('Free until the day before', '前一天可免费取消')}>
        <Button>{say('Book', '预约')}</Button>
      </BottomBar>
    </>
  );
}
