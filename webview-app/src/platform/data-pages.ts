/** Reads the addresses of the personal-data pages. They are not in `settings.ts`, because only one sheet needs them. */
import { urlOf } from '../rules/url-of.ts';
import { metaOf } from './settings.ts';

const META_TAGS = {
  correct: 'data-correction-url',
  withdraw: 'consent-withdrawal-url',
  close: 'account-closing-url',
} as const;

export type DataRight = keyof typeof META_TAGS;

/**
 * Returns the page on which a person has their data corrected, withdraws a consent or closes the account. Undefined if the installation
 * has no valid web address for that page.
 */
export function dataPage(right: DataRight): string | undefined {
  const address = metaOf(META_TAGS[right]);
  const url = address ? urlOf(address, location.origin) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
