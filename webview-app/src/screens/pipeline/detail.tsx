import { getPipelineUse, type PipelineService } from '../../api/service-pipeline.ts';
import { NO_FILE, NOT_FOUND } from '../../client/codes.ts';
import { usePage } from '../../kit/answers/use-page.ts';
import { ScreenFrame } from '../../kit/page/screen-frame.tsx';
import { StatusOf } from '../../kit/page/status-of.tsx';
import { useScreenTitle } from '../../kit/page/use-screen-title.ts';
import { screen } from '../screen.ts';
import { reads } from './detail.reads.ts';
import { UnknownService } from './parts/unknown-service.tsx';
import { useView } from './parts/use-view.tsx';
import { useWords } from './words/index.ts';

type ProductType = PipelineService['productType'];

const PRODUCT_TYPES: readonly string[] = ['VAS', 'PEC', 'INQUIRY', 'VISIT', 'CARE'] satisfies readonly ProductType[];
const isProductType = (text: string): text is ProductType => PRODUCT_TYPES.includes(text);

/** Shows a service of a policy: progress, remaining uses, and the button to activate or use it. */
export const Screen = screen(
  'pipeline.detail',
  function ServicePipelineDetail({ params: { serviceNo, orderNo, productType } }) {
    const words = useWords();
    if (isProductType(productType))
      return <OneService serviceNo={serviceNo} orderNo={orderNo} productType={productType} />;
    return (
      <ScreenFrame title={words.title} titleHidden>
        <UnknownService />
      </ScreenFrame>
    );
  },
);

interface OneServiceProps {
  serviceNo: string;
  orderNo: string;
  productType: ProductType;
}

function OneService({ serviceNo, orderNo, productType }: OneServiceProps) {
  const words = useWords();
  const page = usePage(getPipelineUse, { query: { serviceNo, orderNo, productType } }, { none: NOT_FOUND });
  useScreenTitle(page.data?.service.name);
  // The page is also complete without the policy and the texts.
  const [policyRead, textsRead] = reads({ serviceNo, orderNo });
  const policy = usePage(...policyRead, { none: NOT_FOUND, notice: false });
  const texts = usePage(...textsRead, { none: NO_FILE, notice: false });
  const view = useView(policy.data ?? undefined, texts.data ?? undefined, () => {
    page.reload();
    policy.reload();
  });
  return <StatusOf title={words.title} page={page} none={<UnknownService />} view={view} />;
}
