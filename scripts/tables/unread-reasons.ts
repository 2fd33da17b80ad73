/** Lists the answer fields that the app does not read, by reason. `npm run check-tables` compares them. */

const REASONS: readonly (readonly [reason: string, fields: readonly string[]])[] = [
  ['the payment host gets them as they are', ['merchantNo', 'tradeNo', 'currency']],
  ['the page makes both addresses itself, of its own public address', ['redirectUrl', 'failUrl']],
  ['the payment was asked for by the number of the platform', ['paymentPlatform']],
  ['the origins of a return are settings of the page, which no answer may widen', ['returnOrigins']],
  ['what is too old is refused by the service, and had anew', ['expiresAt', 'expiresInS']],
  ['the button waits for the 60 s of the specification', ['intervalS']],
  ['an answer with the token is the yes', ['verified']],
  ['the answer to a report is not waited for', ['targetId', 'viewCount', 'shareCount']],
  ['it repeats what was sent or is shown already', ['savedCount', 'savedAt', 'evaluationNo', 'packageNo']],
  ['the coins that the steps gave are shown, and the steps that are left', ['exchangedSteps']],
  ['the list itself tells it', ['answeredCount', 'finishedToday', 'gainedCount', 'signedInToday']],
  ['rewards follow the round of seven days, not all days', ['totalDays']],
  ['provinces are headings, by their names', ['provinceId']],
  ['goods are sent to cities, and the city of the answer is read', ['regionId', 'regionName']],
  ['the order that was placed leads on, by its own number', ['vasProductNo']],
  ['the app leads to its own page of the product', ['detailUrl']],
  ['the value of a coupon is in the balance once it was sent', ['couponCount']],
  ['the count is a call of its own', ['receivedCount']],
  ['articles that follow are a call of their own', ['related']],
  ['a channel is a tab, which has no room for a count', ['articleCount']],
  ['the app invites to itself in one way on all pages that may', ['downloadTitle', 'downloadText']],
  ['a QR code is drawn on the phone', ['qrcodeUrl']],
  ['a person is chosen, or named by the identity number', ['relations']],
  ['pictures are drawn anew, far below any such limit', ['maxPictureSize']],
  ['a list of policies says what is covered, the contract what it costs', ['premiumFen']],
  ['until when a package is agreed to is not a question of its page', ['authorizedAt']],
  ['when a friend came is the friend’s own affair', ['joinedAt']],
  ['the page of the invitation lists the friends', ['friendsToday']],
  ['the service counts the steps up to the limit by itself', ['dailyLimitSteps']],
  ['a part in money is paid on delivery, and never in the app', ['canDeductionMoney']],
];

export const unreadReasons: Readonly<Record<string, string>> = Object.fromEntries(
  REASONS.flatMap(([reason, fields]) => fields.map((field) => [field, reason])),
);
