import { useContext, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { config, loadConfig } from '../platform/configuration.ts';
import styles from './clauses.module.css';
import { linkOfService } from './link-to.ts';
import { PageContext } from './page-context.ts';
import { useKitWords } from './words/index.ts';

/**
 * The terms of the page's product as a line of links, for the note beside a button that takes money. The row's `clauses` column names
 * the product; on a page with `clauses: 'chosen'` the page hands it in. Nothing where no terms are configured.
 */
export function Clauses({ productNo }: { productNo?: string | undefined }) {
  const kit = useKitWords();
  const page = useContext(PageContext);
  const { clauseGroups } = useSnapshot(config);
  useEffect(() => void loadConfig(), []);
  const column = page?.row.clauses;
  if (!page || !column) return null;
  const product = productNo ?? page.params[column] ?? page.query[column] ?? '';
  const clauses = Object.hasOwn(clauseGroups, product) ? (clauseGroups[product] ?? []) : [];
  if (clauses.length === 0) return null;
  return (
    <p className={styles.line}>
      {kit.payment.terms}{' '}
      {clauses.map(({ title, url }, at) => {
        const link = linkOfService(url);
        return (
          <span key={title} className={styles.clause}>
            {link ? <a {...link}>{title}</a> : title}
            {at < clauses.length - 1 ? '\u00a0·' : null}
          </span>
        );
      })}
    </p>
  );
}
