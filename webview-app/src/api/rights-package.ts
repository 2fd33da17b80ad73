import { type Static, Type } from 'typebox';
import { get, post } from './endpoint.ts';
import { Count, IsoDate, IsoDateTime, Link, OneOf, Text } from './shapes.ts';

/** The protocols that the person must accept before using the package's rights. */
export const Protocol = Type.Object({
  protocolNo: Text(),
  title: Text(),
  /** The version of the text. A new version must be accepted again. */
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
  /** `locked`: the protocols are not accepted yet. */
  state: OneOf('locked', 'unused', 'used', 'expired'),
  /** The page to use the right. Absent while it is locked. */
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

/**
 * Returns the package of an order, or the person's current package. The service queries several partners, so it may take long
 * (specification, section 9). Code 40400: the person has none.
 */
export const getRightsPackage = get('/api/sdhealth/tob/rights-package/detail', {
  query: Type.Object({ orderNo: Type.Optional(Text()) }),
  data: RightsPackage,
  errors: [40400],
  timeoutMs: 30_000,
});

/** Accepts all displayed protocols of the package. `versions` are in their order. Code 40992: a protocol is missing. Idempotent. */
export const authorizeProtocols = post('/api/sdhealth/tob/rights-package/protocol-authorize', {
  json: Type.Object({
    orderNo: Text(),
    protocolNos: Type.Array(Text()),
    versions: Type.Optional(Type.Array(Text())),
  }),
  data: RightsPackage,
  once: true,
  seen: ['versions'],
  errors: [40992],
});
