/** Lists the exceptions of pages in the elder edition with reasons. Remove a row that no page needs. */
interface Exception {
  /** The beginning of the routes' ids. '' matches all routes. */
  readonly idPrefix: string;
  /** Matches the text of the fault (`elder-faults.ts`). */
  readonly fault: RegExp;
  readonly reason: string;
}

const EXCEPTIONS: readonly Exception[] = [
  {
    idPrefix: '',
    fault: /^(3[6-9]|4\d) x 6\d px: <button type="button" data-day=/,
    reason:
      'Seven days of a week stand beside each other on a phone of 320 px; a day is 60 px high, and days that are no choice take no tap.',
  },
  {
    idPrefix: 'assessment.',
    fault: /^4[4-7] x 6\d px: <input [^>]*type="radio"/,
    reason:
      'The values of a scale stand beside each other in their order, on a phone of 320 px too; a value is 60 px high.',
  },
  {
    idPrefix: 'support.inner-tool',
    fault: /^\d+ x 48 px: <button /,
    reason: 'A tool of people who work here; its small buttons stand in a line with others.',
  },
  {
    idPrefix: 'download.',
    fault: /px: <text /,
    reason: 'The picture of a phone is drawn, hidden from screen readers, and says nothing that the page does not say.',
  },
];

export const isAllowed = (id: string, fault: string): boolean =>
  EXCEPTIONS.some((exception) => id.startsWith(exception.idPrefix) && exception.fault.test(fault));

/** Pages whose steps the elder edition does not have. */
const NO_STEPS: Readonly<Record<string, string>> = {
  'home.main': 'It has a home of its own, with four entries.',
  'rights.claim': 'The steps look at a dialog that comes by itself; none does.',
};

export const hasSteps = (id: string): boolean => !Object.keys(NO_STEPS).some((begin) => id.startsWith(begin));
