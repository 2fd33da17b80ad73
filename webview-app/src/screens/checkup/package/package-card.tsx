import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { PackageSummary } from '../../../api/mall.ts';
import { useLanguage } from '../../../messages/index.ts';
import { soldText } from '../../../messages/number-text.ts';
import { href } from '../../../routes.ts';
import { Row, Text } from '../../../ui/layout.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { LinesShape, PictureShape, TitleShape } from '../../../ui/skeleton.tsx';
import { Tag, Tags } from '../../../ui/tag.tsx';
import { useWords } from '../words/index.ts';
import styles from './package-card.module.css';

export interface PackageCardProps {
  item: PackageSummary;
  /** The address that the card opens. Default: the package's page. */
  to?: string;
  /** Content below the picture. */
  children?: ReactNode;
}

/** Shows a package in a list as a card that links to its page. */
export function PackageCard({ item, to, children }: PackageCardProps) {
  const words = useWords();
  const language = useLanguage();
  return (
    <Link className={styles.card} to={to ?? href('checkup.sale', { productNo: item.productNo })}>
      <div className={styles.picture}>
        <Picture src={item.coverUrl} alt="" ratio={PICTURE_RATIO} />
        {children}
      </div>
      <div className={styles.words}>
        <Text as="h2" size="m" weight="bold" tight>
          {item.name}
        </Text>
        <p className={styles.subtitle}>{item.subtitle}</p>
        <div className={styles.tags}>
          <Tags>
            {item.onSale ? null : <Tag tone="danger">{words.list.notOnSale}</Tag>}
            {item.tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </Tags>
        </div>
        <Row gap={3} lines={0} wrap align="baseline" justify="between">
          <Price fen={item.priceFen} wasFen={item.originalPriceFen} />
          <Text as="span" size="xs" tone="faint">
            {words.list.sold(soldText(item.salesVolume, language))}
          </Text>
        </Row>
      </div>
    </Link>
  );
}

/** The aspect ratio of the pictures as drawn, so that no face is cut. */
const PICTURE_RATIO = 4 / 3;

/** Draws a skeleton of the list's first cards. */
export function PackageShapes() {
  return [1, 2, 3, 4].map((number) => (
    <div key={number} className={styles.card}>
      <span className={styles.picture}>
        <PictureShape ratio={PICTURE_RATIO} />
      </span>
      <span className={styles.words}>
        <TitleShape />
        <LinesShape lines={3} />
      </span>
    </div>
  ));
}
