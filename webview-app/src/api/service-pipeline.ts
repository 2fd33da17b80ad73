import { type Static, Type } from 'typebox';
import { get, post } from './endpoint.ts';
import { Count, IsoDate, IsoDateTime, Link, OneOf, Step, Text } from './shapes.ts';

/**
 * The kind of the service: value-added, a checkup, a consultation, a second visit, or care at home.
 * @zh 服务类型：`VAS` 增值、`PEC` 体检、`INQUIRY` 问诊、`VISIT` 二次诊疗、`CARE` 居家护理。
 */
const PipelineType = () => OneOf('VAS', 'PEC', 'INQUIRY', 'VISIT', 'CARE');

/** One service of the policy. @zh 保单的一项服务。 */
export const PipelineService = Type.Object({
  serviceNo: Text(),
  productType: PipelineType(),
  name: Text(),
  desc: Text(),
  /**
   * `upcoming`: starts later. `inactive`: must be activated first. The last two are shown under the tab `invalid`.
   * @zh `upcoming`：稍后开始；`inactive`：须先激活；`active` 可用；`used` 已用完、`expired` 已过期，后两者显示在 `invalid` 标签页。
   */
  state: OneOf('upcoming', 'inactive', 'active', 'used', 'expired'),
  unlimited: Type.Boolean(),
  /** All uses of the service. Absent if it is unlimited. @zh 总次数；不限次数时不返回。 */
  total: Type.Optional(Count()),
  left: Type.Optional(Count()),
  validFrom: IsoDate(),
  validTo: IsoDate(),
});
export type PipelineService = Static<typeof PipelineService>;

/** The service pipeline of a policy: its current and past services. @zh 保单的服务链：当前和过去的服务。 */
export const PipelinePage = Type.Object({
  serviceNo: Text(),
  orderNo: Text(),
  title: Text(),
  subtitle: Text(),
  /** The policy's number, masked. @zh 保单号，已脱敏。 */
  policyNo: Text(),
  /** The policyholder's name, masked. @zh 投保人姓名，已脱敏。 */
  holder: Text(),
  companyName: Text(),
  validFrom: IsoDate(),
  validTo: IsoDate(),
  steps: Type.Array(Step),
  detail: Type.Array(PipelineService),
  invalid: Type.Array(PipelineService),
  phone: Text(),
});
export type PipelinePage = Static<typeof PipelinePage>;

/** A service with what can be done with it now. @zh 服务及其当前可进行的操作。 */
export const PipelineUse = Type.Object({
  orderNo: Text(),
  service: PipelineService,
  canActivate: Type.Boolean(),
  canUse: Type.Boolean(),
  whyNot: Type.Optional(Text()),
  activatedAt: Type.Optional(IsoDateTime()),
  /** The page to use the service. Absent until it can be used. @zh 使用服务的页面；可使用前不返回。 */
  useUrl: Type.Optional(Link()),
  steps: Type.Array(Step),
  /** All uses, last one first. @zh 全部使用记录，最近的在前。 */
  uses: Type.Array(Type.Object({ at: IsoDateTime(), desc: Text() })),
  notes: Type.Array(Text()),
  phone: Text(),
});
export type PipelineUse = Static<typeof PipelineUse>;

/** A service of an order's pipeline. @zh 订单服务链中的一项服务。 */
const OfService = Type.Object({ serviceNo: Text(), orderNo: Text(), productType: Type.Optional(PipelineType()) });

/** Returns the page of `serviceNo`, else of the order's own service. @zh 返回 `serviceNo` 的页面，不传为订单自身的服务。 */
export const getPipelinePage = get('/api/sdhealth/tob/policy/health/rights/main-page', {
  query: Type.Object({ orderNo: Text(), serviceNo: Type.Optional(Text()) }),
  data: PipelinePage,
  prefetch: 'logged-in',
});

/** Returns the pipeline's first service of the type `productType`, default value-added. @zh 返回服务链中 `productType` 类型的第一项服务，默认增值服务。 */
export const getPipelineUse = get('/api/sdhealth/tob/policy/health/rights/get-use-info', {
  query: OfService,
  data: PipelineUse,
});

/** Activates the service, which can then be used. Code 40997: already active, or over. @zh 激活服务，之后可使用。40997：已激活或已结束。 */
export const activatePipeline = post('/api/sdhealth/tob/policy/health/rights/active', {
  unseen: 'an active service refuses with a code of its own',
  json: OfService,
  data: PipelineUse,
  once: true,
  errors: [40997],
});
