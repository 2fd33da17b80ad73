import { type Static, Type } from 'typebox';
import { get, post } from './endpoint.ts';
import { Count, IsoDate, IsoDateTime, Link, OneOf, Step, Text } from './shapes.ts';

/** The kind of the service: value-added, a checkup, a consultation, a second visit, or care at home. */
const PipelineType = () => OneOf('VAS', 'PEC', 'INQUIRY', 'VISIT', 'CARE');

/** One service of the policy. */
export const PipelineService = Type.Object({
  serviceNo: Text(),
  productType: PipelineType(),
  name: Text(),
  desc: Text(),
  /** `upcoming`: starts later. `inactive`: must be activated first. The last two are shown under the tab `invalid`. */
  state: OneOf('upcoming', 'inactive', 'active', 'used', 'expired'),
  unlimited: Type.Boolean(),
  total: Type.Optional(Count()),
  left: Type.Optional(Count()),
  validFrom: IsoDate(),
  validTo: IsoDate(),
});
export type PipelineService = Static<typeof PipelineService>;

/** The service pipeline of a policy: its current and past services. */
export const PipelinePage = Type.Object({
  serviceNo: Text(),
  orderNo: Text(),
  title: Text(),
  subtitle: Text(),
  /** Masked. */
  policyNo: Text(),
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

export const PipelineUse = Type.Object({
  orderNo: Text(),
  service: PipelineService,
  canActivate: Type.Boolean(),
  canUse: Type.Boolean(),
  whyNot: Type.Optional(Text()),
  activatedAt: Type.Optional(IsoDateTime()),
  /** The page to use the service. Absent until it can be used. */
  useUrl: Type.Optional(Link()),
  steps: Type.Array(Step),
  /** All uses, last one first. */
  uses: Type.Array(Type.Object({ at: IsoDateTime(), desc: Text() })),
  notes: Type.Array(Text()),
  phone: Text(),
});
export type PipelineUse = Static<typeof PipelineUse>;

const OfService = Type.Object({ serviceNo: Text(), orderNo: Text(), productType: Type.Optional(PipelineType()) });

/** Returns the page of `serviceNo`, else of the order's own service. */
export const getPipelinePage = get('/api/sdhealth/tob/policy/health/rights/main-page', {
  query: Type.Object({ orderNo: Text(), serviceNo: Type.Optional(Text()) }),
  data: PipelinePage,
  prefetch: 'logged-in',
});

/** Returns the pipeline's first service of the type. Default: value-added. `productType` selects another. */
export const getPipelineUse = get('/api/sdhealth/tob/policy/health/rights/get-use-info', {
  query: OfService,
  data: PipelineUse,
});

/** Activates the service, which can then be used. Code 40997: already active, or over. */
export const activatePipeline = post('/api/sdhealth/tob/policy/health/rights/active', {
  unseen: 'an active service refuses with a code of its own',
  json: OfService,
  data: PipelineUse,
  once: true,
  errors: [40997],
});
