import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isReturned } from '../../../../platform/history.ts';
import { debounce } from '../../../../rules/debounce.ts';
import { plainLine } from '../../../../rules/plain-line.ts';
import { SearchField } from '../../../../ui/search-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { useWords } from '../words/index.ts';
import { LastSearches } from './last-searches.tsx';
import { getCurrentText, setCurrentText, storeSearch } from './recent.ts';
import { Results } from './results.tsx';
import styles from './search-sheet.module.css';

/** The pause in typing after which the text is searched. */
const PAUSE_MS = 300;

/** Shows the search of the entry page as a sheet. */
export function SearchSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} title={useWords().search.title} onCancel={onClose}>
      <Search />
    </Sheet>
  );
}

function Search() {
  const words = useWords().search;
  const [typed, setTyped] = useState(() => (isReturned() ? getCurrentText() : ''));
  const [text, setText] = useState(plainLine(typed));
  const [searchLater] = useState(() => debounce(setText, PAUSE_MS));
  useEffect(() => searchLater.cancel, [searchLater]);
  const field = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The sheet focuses the field when it opens, but not after a return, when the results come first.
    if (!isReturned()) field.current?.querySelector('input')?.setAttribute('autofocus', '');
  }, []);
  const type = (value: string) => {
    setTyped(value);
    setCurrentText(value);
    const query = plainLine(value);
    if (query === '') searchNow('');
    else searchLater(query);
  };
  const searchNow = (value: string) => {
    searchLater.cancel();
    setText(value);
  };
  return (
    <div className={styles.search} ref={field}>
      <SearchField
        label={words.field}
        value={typed}
        onChange={type}
        onSubmit={(value) => {
          searchNow(plainLine(value));
          storeSearch(plainLine(value));
        }}
      />
      {plainLine(typed) === '' ? (
        <LastSearches
          onSearch={(value) => {
            type(value);
            searchNow(value);
          }}
        />
      ) : (
        <Results text={text} isTyping={plainLine(typed) !== text} />
      )}
    </div>
  );
}
