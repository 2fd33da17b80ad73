import { type Static, Type } from 'typebox';
import { get, post } from './endpoint.ts';
import { Count, IsoDate, IsoDateTime, Link, OneOf, Text } from './shapes.ts';

/** The protocols that the person must accept before using the package's rights. @zh 使用权益包前须同意的协议。 */
export const Protocol = Type.Object({
  protocolNo: Text(),
  title: Text(),
  /** The version of the text. A new version must be accepted again. @zh 文本版本；新版本须重新同意。 */
  version: Text(),
  link: Link(),
});
export type Protocol = Static<typeof Protocol>;

/** One right of the package. @zh 权益包中的一项权益。 */
export const PackageRight = Type.Object({
  rightsNo: Text(),
  name: Text(),
  desc: Text(),
  icon: OneOf('checkup', 'doctor', 'phone', 'green', 'drug', 'report', 'rescue', 'coupon'),
  unlimited: Type.Boolean(),
  /** All uses of the right. Absent if it is unlimited. @zh 总次数；不限次数时不返回。 */
  total: Type.Optional(Count()),
  left: Type.Optional(Count()),
  /** `locked`: the protocols are not accepted yet. @zh `locked`：尚未同意协议；`unused` 可用，`used` 已用完，`expired` 已过期。 */
  state: OneOf('locked', 'unused', 'used', 'expired'),
  /** The page to use the right. Absent while it is locked. @zh 使用权益的页面；锁定时不返回。 */
  link: Type.Optional(Link()),
});
export type PackageRight = Static<typeof PackageRight>;

/** A business partner's package of rights for its people. @zh 合作企业为其人员提供的权益包。 */
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
 * Returns the package of an order, or the person's current package. The service queries several partners, so it may take long. Code 40400:
 * the person has none.
 * @zh 返回订单的权益包，或用户当前的权益包。服务端会查询多家合作方，耗时可能较长。40400：用户没有。
 */
export const getRightsPackage = get('/api/sdhealth/tob/rights-package/detail', {
  query: Type.Object({ orderNo: Type.Optional(Text()) }),
  data: RightsPackage,
  errors: [40400],
  timeoutMs: 30_000,
});

/**
 * Accepts all displayed protocols of the package. `versions` are in their order. Code 40992: a protocol is missing. Idempotent.
 * @zh 同意权益包显示的全部协议，`versions` 与其顺序一致。40992：缺少协议。可重复调用。
 */
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
