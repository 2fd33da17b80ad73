/**
 * Names the query parameters that any page may have, beside those of its row (`query`). Whatever else an address has goes at once: its value
 * may be a person's. `npm run check-tables` compares the list with the parameters that the app reads.
 */
export const FRAME_QUERY: readonly string[] = [
  // choices of the person for the visit, the way into the app, and the release that a page loaded itself anew for
  ...['lang', 'elder', 'jumpType', 'v'],
  // the channel by which the customer came, and its campaign
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
  // the ticket of a login and its round: taken out by `platform/address-secrets.ts`, which needs them
  ...['userTicket', 'loginRound'],
  // a messenger adds these two to each link; without them each such link would be loaded twice on an iPhone
  ...['from', 'isappinstalled'],
];
