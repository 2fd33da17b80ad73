/** Lists the response fields that the app does not read, by reason. `npm run check-tables` compares them. */

const REASONS: readonly (readonly [reason: string, fields: readonly string[]])[] = [
  ['the payment host receives them unchanged', ['merchantNo', 'tradeNo', 'currency']],
  ['the page builds both addresses from its public address', ['redirectUrl', 'failUrl']],
  ['the request for the payment contained the platform', ['paymentPlatform']],
  ['the allowed return origins are settings of the page, which no response may extend', ['returnOrigins']],
  ['the service refuses an expired value, and the app requests a new one', ['expiresAt', 'expiresInS']],
  ['the button waits 60 s as specified', ['intervalS']],
  ['a response with a token means success', ['verified']],
  ['the app does not wait for the response to a report', ['targetId', 'viewCount', 'shareCount']],
  ['it repeats what was sent or is shown already', ['savedCount', 'savedAt', 'evaluationNo', 'packageNo']],
  ['the page shows the coins for the steps and the remaining steps', ['exchangedSteps']],
  ['the list itself contains it', ['answeredCount', 'finishedToday', 'gainedCount', 'signedInToday']],
  ['rewards follow the round of seven days, not all days', ['totalDays']],
  ['provinces are only headings, which show their names', ['provinceId']],
  ['goods are sent to cities, and the city is read', ['regionId', 'regionName']],
  ['the next page uses the number of the new order', ['vasProductNo']],
  ['the app links to its page of the product', ['detailUrl']],
  ['the balance contains the value of a coupon once it was sent', ['couponCount']],
  ['a separate request returns the count', ['receivedCount']],
  ['a separate request returns related articles', ['related']],
  ['a channel is a tab, which has no room for a count', ['articleCount']],
  ['all pages invite to the app with the same text', ['downloadTitle', 'downloadText']],
  ['a QR code is drawn on the phone', ['qrcodeUrl']],
  ['a person is chosen, or named by the identity number', ['relations']],
  ['pictures are redrawn, far below such a limit', ['maxPictureSize']],
  ['the list of policies shows the cover, the contract the price', ['premiumFen']],
  ['the page of a package does not show when its agreement ends', ['authorizedAt']],
  ['the date when a friend joined is private', ['joinedAt']],
  ['the page of the invitation lists the friends', ['friendsToday']],
  ['the service applies the limit itself', ['dailyLimitSteps']],
  ['a part in money is paid on delivery, never in the app', ['canDeductionMoney']],
];

export const unreadReasons: Readonly<Record<string, string>> = Object.fromEntries(
  REASONS.flatMap(([reason, fields]) => fields.map((field) => [field, reason])),
);
