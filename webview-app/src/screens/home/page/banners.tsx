import type { MedicalIndex } from '../../../api/static-home.ts';
import { addressOfService } from '../../../kit/links/service-links.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useWords } from '../words/index.ts';
import styles from './banners.module.css';

/** Shows the provider's banners in a strip to swipe through. */
export function Banners({ banners }: Pick<MedicalIndex, 'banners'>) {
  const words = useWords();
  if (banners.length === 0) return null;
  return (
    <ul className={styles.strip} aria-label={words.home.banners}>
      {banners.map(({ id, title, imgUrl, link }, index) => (
        <li key={id} className={styles.place}>
          <Anchor className={styles.banner} to={addressOfService(link)}>
            <span className={styles.title}>{title}</span>
            <span className={styles.picture}>
              <Picture src={imgUrl ?? ''} alt="" ratio={1} flat eager={index === 0} />
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
