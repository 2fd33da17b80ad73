import { SearchBox } from '../../ui/search-field.tsx';

export interface SearchLineProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Shows a search field inside a form. The phone's search key closes the keyboard and does not submit the form. */
export function SearchLine(props: SearchLineProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: web views of older phones support neither the element `search` nor its role.
    <div
      role="search"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        event.target.blur();
      }}
    >
      <SearchBox {...props} />
    </div>
  );
}
