import { CreditCard, Gift as GiftIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Gift } from '../../../api/activity.ts';
import { getRedPacketConfig } from '../../../api/static-campaign.ts';
import { QUIET } from '../../../client/request.ts';
import { usePage } from '../../../kit/use-page.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Section } from '../../../ui/section.tsx';
import { useWords } from '../words/index.ts';
import styles from './offers.module.css';

/** The offers to somebody new: the card, the welcome gift, and the red packets of the walking activity. */
export function Offers({ welcome }: { welcome: Gift | undefined }) {
  const words = useWords().pullNew;
  const packet = usePage(getRedPacketConfig, {}, QUIET).data;
  return (
    <Section title={words.offers}>
      <ul className={styles.offers}>
        <Offer picture={<CreditCard size={30} />} title={words.card} text={words.cardText} />
        {welcome ? <Offer picture={<GiftIcon size={30} />} title={welcome.name} text={welcome.desc} /> : null}
        {packet ? (
          <Offer
            picture={<Picture src={packet.imgUrl} alt="" ratio={1} flat />}
            title={packet.title}
            text={`${packet.redPacketContext}${words.packetSteps(packet.minSteps, packet.maxSteps)}`}
          />
        ) : null}
      </ul>
    </Section>
  );
}

function Offer({ picture, title, text }: { picture: ReactNode; title: string; text: string }) {
  return (
    <li className={styles.offer}>
      <span className={styles.picture} aria-hidden="true">
        {picture}
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
    </li>
  );
}
