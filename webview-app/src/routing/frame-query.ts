/**
 * Lists the query parameters that any page may have, in addition to the `query` column of its route. All others are removed immediately, because their
 * values may be personal. `npm run check-tables` compares the list with the parameters that the app reads.
 */
export const FRAME_QUERY: readonly string[] = [
  // language and edition of the visit, the opening of the app, and the release that caused a page reload
  ...['lang', 'elder', 'jumpType', 'v'],
  // the channel of the customer, and its campaign
  ...['channel', 'subChannel', 'payPlatform', 'appChannel', 'chanceSource', 'adPlace', 'campaign', 'shareSource'],
  // the view of a list or a search, and the step of a page
  ...[
    'tab',
    'search',
    'pageNo',
    'category',
    'kind',
    'month',
    'sort',
    'price',
    'title',
    'area',
    'city',
    'cityId',
    'step',
  ],
  // the ticket of a login and its round, removed by `platform/address-secrets.ts`, which needs them
  ...['userTicket', 'loginRound'],
  // added by a messenger to each link: without this entry an iPhone would load such links twice
  ...['from', 'isappinstalled'],
];
