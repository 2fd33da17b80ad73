/**
 * A choice that a person makes on this phone and that an address may name for a visit: the language, the edition. What an address names
 * holds for the whole visit: the cashier and the login page come back without it.
 */
type StorageName = 'localStorage' | 'sessionStorage';

/** A parameter of the query, or, in the single-file build, of the query behind the hash. */
export function inAddress(name: string, href: string): string | null {
  const url = new URL(href, 'http://localhost/');
  const behindHash = url.hash.split('?')[1] ?? '';
  return url.searchParams.get(name) ?? new URLSearchParams(behindHash).get(name);
}

// Storage may be refused (private mode, file://) or full: the choice then lives as long as the page does.
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
    // See above: nothing is lost but the memory of the choice.
  }
}

/** The choice of this visit, else the one that was kept. */
export const storedChoice = (key: string): string | null => read('sessionStorage', key) ?? read('localStorage', key);

export const choiceForVisit = (key: string, value: string): void => write('sessionStorage', key, value);

/** A person's choice, for later visits. */
export function keepChoice(key: string, value: string): void {
  write('sessionStorage', key, null);
  write('localStorage', key, value);
}
