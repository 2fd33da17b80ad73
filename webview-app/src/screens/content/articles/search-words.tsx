import { History, TrendingUp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { useWords } from '../words/index.ts';
import styles from './search-words.module.css';

export interface SearchTermsProps {
  recent: readonly string[];
  popular: readonly string[];
  onSearch: (text: string) => void;
  onClear: () => void;
}

/** Lists terms to search by one tap: the person's recent terms and popular terms. */
export function SearchTerms({ recent, popular, onSearch, onClear }: SearchTermsProps) {
  const words = useWords().articles;
  if (recent.length + popular.length === 0) return null;
  return (
    <Stack gap={3}>
      <Row icon={<History />} label={words.recent} list={recent} onSearch={onSearch}>
        <IconButton label={words.clearRecent} icon={<X size={18} aria-hidden="true" />} onClick={onClear} />
      </Row>
      <Row icon={<TrendingUp />} label={words.popular} list={popular} onSearch={onSearch} />
    </Stack>
  );
}

interface RowProps {
  icon: ReactNode;
  label: string;
  list: readonly string[];
  onSearch: (text: string) => void;
  children?: ReactNode;
}

function Row({ icon, label, list, onSearch, children }: RowProps) {
  if (list.length === 0) return null;
  return (
    <div className={styles.row}>
      <p className={styles.label} aria-hidden="true">
        {icon}
        {label}
      </p>
      <ul className={styles.words} aria-label={label}>
        {list.map((term) => (
          <li key={term}>
            <button type="button" className={styles.word} onClick={() => onSearch(term)}>
              {term}
            </button>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
