import { useContext, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { config, loadConfig } from '../../platform/configuration.ts';
import { addressOfService } from '../links/service-links.ts';
import { PageContext } from '../page/page-context.ts';
import { useKitWords } from '../words/index.ts';
import styles from './clauses.module.css';

/** Returns the product whose clauses the page shows: the argument, or else the address's product. Undefined on a page without clauses. */
export function useClauseProduct(productNo: string | undefined): string | undefined {
  const page = useContext(PageContext);
  const column = page?.row.clauses;
  return page && column ? (productNo ?? page.params[column] ?? page.query[column] ?? '') : undefined;
}

/**
 * Shows the terms of the page's product as a line of links, beside a button that takes money. The route's `clauses` column names the
 * product parameter. A page with `clauses: 'chosen'` passes in the product. Renders nothing if no terms are configured.
 */
export function Clauses({ productNo }: { productNo?: string | undefined }) {
  const kit = useKitWords();
  const { clauseGroups } = useSnapshot(config);
  useEffect(() => void loadConfig(), []);
  const product = useClauseProduct(productNo);
  if (product === undefined) return null;
  const clauses = Object.hasOwn(clauseGroups, product) ? (clauseGroups[product] ?? []) : [];
  if (clauses.length === 0) return null;
  return (
    <p className={styles.line}>
      {kit.payment.terms}{' '}
      {clauses.map(({ title, url }, index) => {
        const to = addressOfService(url);
        return (
          <span key={title} className={styles.clause}>
            {to ? <Link to={to}>{title}</Link> : title}
            {index < clauses.length - 1 ? '\u00a0·' : null}
          </span>
        );
      })}
    </p>
  );
}
