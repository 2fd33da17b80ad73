/**
 * Lists the problems that the app itself reports, each with its group code. A problem notice has no other text of a screen. An
 * entry has no placeholder for a value, because the value may be personal.
 */
export const PROBLEMS = {
  'no download link': 'DOWNLOAD',
  'no download link for this phone': 'DOWNLOAD-PHONE',
  'page has no share': 'SHARE-PAGE',
  'product has no share': 'SHARE-PRODUCT',
  'payment of another order': 'PAY-ORDER',
  'payment signature refused': 'PAY-SIGN',
  'wrong payment type': 'PAY-TYPE',
  'a report is damaged': 'REPORT-FILE',
  'the account service is another site': 'COOKIE-SITE',
  'the service refuses the page': 'CORS',
  'the time of the service is hidden': 'CORS-DATE',
  'unknown block': 'BLOCK-KIND',
  'unknown chat line': 'UNKNOWN-WORD',
  'unknown chat sender': 'UNKNOWN-WORD',
  'unknown coin reason': 'UNKNOWN-WORD',
  'unknown coin task': 'UNKNOWN-WORD',
  'unknown invitation status': 'UNKNOWN-WORD',
  'unknown risk level': 'UNKNOWN-WORD',
} as const;

export type Problem = keyof typeof PROBLEMS;

/** The name of a list of values that the service may extend, as in `unknown risk level`. */
export type WordList = Problem extends infer Name
  ? Name extends `unknown ${infer List}`
    ? Exclude<List, 'block'>
    : never
  : never;
