import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PackageSummary } from '../../../api/mall.ts';
import type { MedicalPageOptions } from '../../../api/static-checkup.ts';
import { useLanguage } from '../../../messages/index.ts';
import { soldText } from '../../../messages/number-text.ts';
import { Card } from '../../../ui/card.tsx';
import { Row, Text } from '../../../ui/layout.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Price } from '../../../ui/price.tsx';
import { useWords } from '../words/index.ts';
import styles from './offer.module.css';

export interface OfferProps {
  item: PackageSummary;
  options: MedicalPageOptions | undefined;
  /** The address of the page with the institutions. */
  institutionsLink: string;
  /** The name of the chosen city. */
  cityName?: string;
  /** True if the package cannot be bought at this price now. Default false. */
  closed?: boolean;
  /** Content below the price. */
  children?: ReactNode;
}

/** Shows the price of a package, the number of its buyers, and where it can be used. */
export function Offer({ item, options, institutionsLink, cityName, closed = false, children }: OfferProps) {
  const words = useWords();
  const language = useLanguage();
  const { institutionCount, cityCount } = options ?? {};
  return (
    <div className={styles.offer}>
      <Card>
        <Row gap={3} lines={0} wrap align="baseline" justify="between">
          <Price fen={item.priceFen} wasFen={item.originalPriceFen} size="large" settled={closed} />
          <Text as="span" size="s" tone="faint">
            {words.list.sold(soldText(item.salesVolume, language))}
          </Text>
        </Row>
        {children ? <div className={styles.more}>{children}</div> : null}
      </Card>
      {institutionCount !== undefined && cityCount !== undefined ? (
        <Rows>
          <ListRow
            icon={<MapPin />}
            title={words.sale.places(institutionCount, cityCount)}
            value={cityName}
            to={institutionsLink}
          />
        </Rows>
      ) : null}
    </div>
  );
}
