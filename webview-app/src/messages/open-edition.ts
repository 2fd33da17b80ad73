import { addressParameter, choiceForVisit, storedChoice } from './choice.ts';
import { EDITION_KEY, ELDER, markEdition } from './edition.ts';

/**
 * Chooses the edition of this page load and marks the document. The page's inline script already does so before the first paint. Order:
 * `?elder=1` or `?elder=0` of the address, the stored choice, otherwise the standard edition.
 */
export function openEdition(): void {
  const address = addressParameter(ELDER, location.href);
  const isInAddress = address === '1' || address === '0';
  if (isInAddress) choiceForVisit(EDITION_KEY, address);
  markEdition((isInAddress ? address : storedChoice(EDITION_KEY)) === '1');
}
