/** Reads the addresses of the personal-data pages. They are apart from `settings.ts`, as only one sheet needs them. */
import { urlOf } from '../rules/url-of.ts';
import { metaOf } from './settings.ts';

const TAGS = {
  correct: 'data-correction-url',
  withdraw: 'consent-withdrawal-url',
  close: 'account-closing-url',
} as const;

export type DataRight = keyof typeof TAGS;

/**
 * Returns the page on which a person has their data corrected, withdraws a consent or closes the account. Undefined if the installation
 * names none, or an address that is no web page.
 */
export function dataPage(right: DataRight): string | undefined {
  const address = metaOf(TAGS[right]);
  const url = address ? urlOf(address, location.origin) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
