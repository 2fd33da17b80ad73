import { CreditCard } from 'lucide-react';
import type { Gift } from '../../../api/activity.ts';
import { getRedPacketConfig, type RedPacketConfig } from '../../../api/static-campaign.ts';
import { QUIET } from '../../../client/request.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Section } from '../../../ui/section.tsx';
import { Offer } from '../parts/offer.tsx';
import { useWords } from '../words/index.ts';

/** Returns the words of a red packet, with the steps in it if both limits are known. */
const packetText = (
  { redPacketContext = '', minSteps, maxSteps }: RedPacketConfig,
  stepsText: (least: number, most: number) => string,
): string =>
  redPacketContext && minSteps !== undefined && maxSteps !== undefined
    ? redPacketContext + stepsText(minSteps, maxSteps)
    : redPacketContext;

/** Shows the offers to a new person: the card, the welcome gift, and the red packets of the walking activity. */
export function Offers({ welcome }: { welcome: Gift | undefined }) {
  const words = useWords().pullNew;
  const packet = usePage(getRedPacketConfig, {}, QUIET).data;
  return (
    <Section title={words.offers}>
      <Stack as="ul" gap={3}>
        <li>
          <Offer picture={<CreditCard size={30} />} title={words.card} text={words.cardText} />
        </li>
        {welcome ? (
          <li>
            <Offer
              picture={<Picture src={welcome.pictureUrl} alt="" ratio={1} flat />}
              title={welcome.name}
              text={welcome.desc}
            />
          </li>
        ) : null}
        {packet ? (
          <li>
            <Offer
              picture={<Picture src={packet.imgUrl ?? ''} alt="" ratio={1} flat />}
              title={packet.title}
              text={packetText(packet, words.packetSteps)}
            />
          </li>
        ) : null}
      </Stack>
    </Section>
  );
}
