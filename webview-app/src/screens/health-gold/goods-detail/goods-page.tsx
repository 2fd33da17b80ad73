import { useEffect, useState } from 'react';
import { type GoodsDetail, listGoodsBesides } from '../../../api/goods.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { ScreenFrame } from '../../../kit/page/screen-frame.tsx';
import { Points } from '../../../kit/page/service-parts.tsx';
import { useScreenTitle } from '../../../kit/page/use-screen-title.ts';
import { OpenGallery } from '../../../kit/pictures/open-gallery.tsx';
import { dayText } from '../../../messages/date-text.ts';
import { numberText } from '../../../messages/number-text.ts';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { KeyValues } from '../../../ui/key-values.tsx';
import { Section } from '../../../ui/section.tsx';
import { Progress } from '../../../ui/steps.tsx';
import { Tag, Tags } from '../../../ui/tag.tsx';
import { recordExposure } from '../flows/activity-reports.ts';
import { noteViewed } from '../flows/walking.ts';
import { CoinPrice } from '../goods/coins.tsx';
import { GoodsGrid } from '../goods/goods-grid.tsx';
import { ExchangeBar } from './exchange-bar.tsx';
import { ExchangeSheet } from './exchange-sheet.tsx';
import styles from './goods-page.module.css';
import { CitySheet, RegionRow } from './region-row.tsx';
import { useExchange } from './use-exchange.ts';
import { useRegion } from './use-region.ts';
import { useWords } from './words/index.ts';

/** The aspect ratio of the pictures, low enough that the price is above the middle of the screen. */
const COVER_RATIO = 1.7;

export interface GoodsPageProps {
  goods: GoodsDetail;
  /** Reloads the goods. */
  onChanged: () => void;
}

/** Shows existing goods: pictures, price, delivery, description, and the exchange. */
export function GoodsPage({ goods, onChanged }: GoodsPageProps) {
  const words = useWords();
  const { skuId, isParcel, priceFen, healthCornBalance: balance } = goods;
  const region = useRegion(skuId, isParcel);
  const [isChoosing, setChoosing] = useState(false);
  const exchange = useExchange(goods, region.page.data, onChanged);
  const ownExchange = goods.exchange ?? exchange.result;
  // The title bar shows the kind of page, and the heading the name of the goods.
  useScreenTitle(words.title);
  useEffect(() => recordExposure('goods-detail', [skuId]), [skuId]);
  useEffect(() => noteViewed(skuId), [skuId]);
  return (
    <ScreenFrame
      title={goods.name}
      lead={goods.subtitle}
      meta={
        <Tags>
          {goods.tags.map((tag) => (
            <Tag key={tag} tone="brand">
              {tag}
            </Tag>
          ))}
          <Tag>{words.limit(goods.limitPerPerson)}</Tag>
        </Tags>
      }
      hero={
        <OpenGallery
          label={words.pictures}
          pictures={goods.pictures.map(({ url, alt }) => ({ src: url, alt }))}
          ratio={COVER_RATIO}
          flat
        />
      }
      bottom={
        <ExchangeBar
          goods={goods}
          region={region.page.data}
          isOwn={ownExchange !== undefined}
          refusal={exchange.refusal}
          onExchange={exchange.open}
          onCity={() => setChoosing(true)}
        />
      }
    >
      {ownExchange ? (
        <Callout tone="good" title={exchange.result?.isNew ? words.yoursNow : words.ownedTitle} live>
          <p>{words.yoursText(ownExchange.recordNo, dayText(ownExchange.exchangedAt))}</p>
          {exchange.result ? (
            <p>{exchange.result.isNew ? (isParcel ? words.yoursSent : words.yoursVoucher) : words.doneBefore}</p>
          ) : null}
        </Callout>
      ) : null}
      <Card>
        <CoinPrice coins={goods.coins} priceFen={priceFen} usualFen={goods.originalPriceFen} size="large" />
        {priceFen > 0 ? <p className={styles.cash}>{words.cash}</p> : null}
        {ownExchange || balance === undefined || balance >= goods.coins ? null : (
          <div className={styles.balance}>
            <Progress
              label={words.have}
              value={balance / goods.coins}
              words={`${numberText(balance)} / ${numberText(goods.coins)}`}
            />
          </div>
        )}
        <dl className={styles.amounts}>
          <div>
            <dt>{words.stock}</dt>
            <dd>{goods.stock === 0 ? words.soldOut : words.pieces(numberText(goods.stock))}</dd>
          </div>
          <div>
            <dt>{words.exchanged}</dt>
            <dd>{words.pieces(numberText(goods.exchangedCount))}</dd>
          </div>
          {balance !== undefined && (ownExchange || balance >= goods.coins) ? (
            <div>
              <dt>{words.have}</dt>
              <dd>{numberText(balance)}</dd>
            </div>
          ) : null}
        </dl>
      </Card>
      {isParcel && !ownExchange && region.page.status !== 'loading' ? (
        <RegionRow goods={goods} region={region.page.data} onChange={() => setChoosing(true)} />
      ) : null}
      {goods.paragraphs.length > 0 ? (
        <Section title={words.about}>
          <Card>
            <div className={styles.about}>
              {goods.paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
              <KeyValues pairs={goods.specs.map(({ name, value }) => [name, value] as const)} />
            </div>
          </Card>
        </Section>
      ) : null}
      <Points title={words.rules} items={goods.rules} />
      <OtherGoods skuId={skuId} />
      <ExchangeSheet goods={goods} region={region.page.data} exchange={exchange} />
      {isChoosing ? (
        <CitySheet
          goods={goods}
          cityId={region.page.data?.cityId ?? ''}
          onChoose={(cityId) => {
            region.choose(cityId);
            setChoosing(false);
          }}
          onLocated={() => {
            region.chooseNearest();
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </ScreenFrame>
  );
}

/** Lists related goods. Renders nothing if they fail to load. */
function OtherGoods({ skuId }: { skuId: string }) {
  const words = useWords();
  const { data } = usePage(listGoodsBesides, { query: { skuId } }, { notice: false });
  if (!data || data.list.length === 0) return null;
  return (
    <Section title={words.others}>
      <GoodsGrid goods={data.list} position="goods-besides" />
    </Section>
  );
}
