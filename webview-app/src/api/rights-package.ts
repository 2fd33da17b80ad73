import { type Static, Type } from 'typebox';
import { get, post } from './endpoint.ts';
import { Count, IsoDate, IsoDateTime, Link, OneOf, Text } from './shapes.ts';

/** The protocols that the person agrees to before the package's rights can be used. */
export const Protocol = Type.Object({
  protocolNo: Text(),
  title: Text(),
  /** The text's own version: another one must be agreed to again. */
  version: Text(),
  link: Link(),
});
export type Protocol = Static<typeof Protocol>;

export const PackageRight = Type.Object({
  rightsNo: Text(),
  name: Text(),
  desc: Text(),
  icon: OneOf('checkup', 'doctor', 'phone', 'green', 'drug', 'report', 'rescue', 'coupon'),
  unlimited: Type.Boolean(),
  total: Type.Optional(Count()),
  left: Type.Optional(Count()),
  /** `locked`: the protocols are not agreed to yet. */
  state: OneOf('locked', 'unused', 'used', 'expired'),
  /** The page to use it; absent while it is locked. */
  link: Type.Optional(Link()),
});
export type PackageRight = Static<typeof PackageRight>;

export const RightsPackage = Type.Object({
  packageNo: Text(),
  orderNo: Text(),
  name: Text(),
  companyName: Text(),
  validFrom: IsoDate(),
  validTo: IsoDate(),
  authorized: Type.Boolean(),
  authorizedAt: Type.Optional(IsoDateTime()),
  protocols: Type.Array(Protocol),
  rights: Type.Array(PackageRight),
  notes: Type.Array(Text()),
});
export type RightsPackage = Static<typeof RightsPackage>;

/** Asks several partners, so it may take long (specification, section 9). */
export const getRightsPackage = get('/api/sdhealth/tob/rights-package/detail', {
  query: Type.Object({ orderNo: Text() }),
  data: RightsPackage,
  timeoutMs: 30_000,
});

/** Agrees to all protocols of the package. Code 40992: one is missing. */
export const authorizeProtocols = post('/api/sdhealth/tob/rights-package/protocol-authorize', {
  json: Type.Object({ orderNo: Text(), protocolNos: Type.Array(Text()) }),
  data: RightsPackage,
  errors: [40992],
});
