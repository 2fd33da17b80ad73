/** Routes that no page of the app and no answer of the service leads to: each is opened by an address from outside, for the reason here. */
const VERSIONS = 'an advertisement, which names its version';
const DOWNLOAD = 'a channel’s own download link or QR code';
const PARTNER = 'the invitation of a partner or a company to its checkup';
const MESSENGER = 'a message of the messenger';

export const OUTSIDE = {
  'entry.service-login': 'a service of a partner, which sends its customer to log in',
  'download.bd': DOWNLOAD,
  'download.qy': DOWNLOAD,
  'download.qy-page': DOWNLOAD,
  'download.commodity': DOWNLOAD,
  'download.hz': DOWNLOAD,
  'rights-card.gift': 'a friend’s or a company’s gift, as a link',
  'rights-card.hpv': 'a text message of the partner who has placed the order',
  'checkup.institutions-pec': 'links of before; the package’s page leads to `checkup.institutions`',
  'service-detail.evaluate-page': MESSENGER,
  'tob.city': PARTNER,
  'tob.detail': PARTNER,
  'tob.institutions': PARTNER,
  'tob.science': PARTNER,
  'tob.state': PARTNER,
  'tob.status': PARTNER,
  'content.article': 'a shared article, or a message of the messenger',
  'content.inner-tool': 'the agents’ own bookmark',
  'rights.claim-version': VERSIONS,
  'other.open-minapp': 'a text message, or a page of another site',
  'other.open-minapp-new': 'a text message, or a page of another site',
  'other.stock': VERSIONS,
  'other.transfer': 'a shop, which sends its customer back',
  'other.error': 'the account service, or a host that cannot go on',
  'other.hybrid-example': 'testers and app teams',
} as const satisfies Readonly<Record<string, string>>;
