import { Link } from 'wouter';
import { getAssessmentPromotion } from '../../../api/assessment.ts';
import { QUIET } from '../../../client/request.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { useElder } from '../../../kit/elder/elder.ts';
import { href } from '../../../routes.ts';
import { Note, Text } from '../../../ui/layout.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './promotion.module.css';

/** Lists the packages that fit the result. Shows nothing in the elder edition or when the request fails. */
export function Promotion({ assessmentId }: { assessmentId: string }) {
  const elder = useElder();
  const { data } = usePage(getAssessmentPromotion, elder ? null : { query: { assessmentId } }, QUIET);
  const products = data?.products.filter(({ onSale }) => onSale) ?? [];
  if (!data || products.length === 0) return null;
  return (
    <Section title={data.title}>
      {products.map(({ productNo, name, subtitle, coverUrl, priceFen, originalPriceFen }) => (
        <Link key={productNo} className={styles.offer} to={href('checkup.sale', { productNo })}>
          <span className={styles.picture}>
            <Picture src={coverUrl} alt="" ratio={1} />
          </span>
          <span className={styles.words}>
            <Text as="span" weight="bold" tight>
              {name}
            </Text>
            <Note as="span">{subtitle}</Note>
            <Price fen={priceFen} wasFen={originalPriceFen} />
          </span>
        </Link>
      ))}
    </Section>
  );
}
