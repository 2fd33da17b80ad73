import { useState } from 'react';
import { serverNow } from '../../client/server-clock.ts';
import { href } from '../../routes.ts';
import { landing } from '../../store/sections.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { screen } from '../screen.ts';
import { landingCheckup } from './flows/sold-checkup.ts';
import { ClosedBar, ClosedCallout, closedOffer } from './landing/closed-offer.tsx';
import { reads } from './landing.reads.ts';
import { Offer } from './sale/offer.tsx';
import { SalePage } from './sale/sale-page.tsx';
import { useWords } from './words/index.ts';

/** Shows an offer of the campaign: price, end, contents, and the buy button. */
export const Screen = screen('checkup.landing', function Landing({ params: { productNo }, query }) {
  const words = useWords().landing;
  // The state only renders the page again when the offer ends.
  const [, setIsOver] = useState(false);
  return (
    <SalePage
      sold={landingCheckup}
      productNo={productNo}
      reads={reads({ productNo })}
      backFrom={query.payResult === 'fail' ? query.orderNo : undefined}
      offer={(item, options) => {
        const reason = closedOffer(item);
        const endsAt = item.offer?.endsAt;
        return (
          <>
            {reason ? <ClosedCallout reason={reason} /> : null}
            <Offer
              item={item}
              options={options}
              institutionsLink={href('checkup.landing-city', { productNo })}
              cityName={storedCity(productNo)}
              closed={reason !== undefined}
            >
              {endsAt && !reason ? (
                <Countdown
                  label={words.endsIn}
                  until={Date.parse(endsAt)}
                  now={serverNow}
                  onEnd={() => setIsOver(true)}
                />
              ) : null}
            </Offer>
          </>
        );
      }}
      closed={(item) => (closedOffer(item) ? <ClosedBar item={item} /> : undefined)}
      words={words}
      othersLink={href('checkup.landing-entry')}
    />
  );
});

/** Returns the name of the city that was chosen for this offer, or '' without a choice. */
const storedCity = (productNo: string): string => (landing.state.productNo === productNo ? landing.state.cityName : '');
