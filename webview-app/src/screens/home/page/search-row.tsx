import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import styles from './search-row.module.css';
import { openStep } from './step.ts';

/** Shows a button that looks like a search field and opens the search. `beside` loads later without moving anything. */
export function SearchRow({ beside }: { beside: ReactNode }) {
  const words = useWords().home;
  return (
    <div className={styles.row}>
      <button type="button" className={styles.field} aria-haspopup="dialog" onClick={() => openStep('search')}>
        <Search size={20} aria-hidden="true" />
        <span>{words.search}</span>
      </button>
      {beside}
    </div>
  );
}
