/**
 * Stores a choice of this phone that an address may override for a visit: the language, the edition. The override lasts for the whole
 * visit, because the cashier and the login page return without it.
 */
type StorageName = 'localStorage' | 'sessionStorage';

/** Returns a query parameter. In the single-file build it also reads the query after the hash. */
export function addressParameter(name: string, href: string): string | null {
  const url = new URL(href, 'http://localhost/');
  const hashQuery = url.hash.split('?')[1] ?? '';
  return url.searchParams.get(name) ?? new URLSearchParams(hashQuery).get(name);
}

// Storage may be refused (private mode, file://) or full. The choice then lasts as long as the page.
function read(name: StorageName, key: string): string | null {
  try {
    return window[name].getItem(key);
  } catch {
    return null;
  }
}

function write(name: StorageName, key: string, value: string | null): void {
  try {
    if (value === null) window[name].removeItem(key);
    else window[name].setItem(key, value);
  } catch {
    // As in `read`, only the stored choice is lost.
  }
}

/** Returns the choice of this visit, otherwise the stored choice. */
export const storedChoice = (key: string): string | null => read('sessionStorage', key) ?? read('localStorage', key);

export const choiceForVisit = (key: string, value: string): void => write('sessionStorage', key, value);

/** Stores a person's choice for later visits. */
export function keepChoice(key: string, value: string): void {
  write('sessionStorage', key, null);
  write('localStorage', key, value);
}
