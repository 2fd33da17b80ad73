import { getGeneralSelfInfo } from '../../api/general-order.ts';
import { NOT_FOUND } from '../../client/codes.ts';
import { usePage } from '../../kit/answers/use-page.ts';
import { useResource } from '../../kit/answers/use-resource.ts';
import { FormOf } from '../../kit/page/form-of.tsx';
import { MissingState } from '../../kit/page/missing-state.tsx';
import { config, loadConfig } from '../../platform/configuration.ts';
import { href } from '../../routes.ts';
import { screen } from '../screen.ts';
import { ActivationForm } from './hpv/activation-form.tsx';
import { ActiveService } from './hpv/active-service.tsx';
import { useWords } from './words/index.ts';

/** Activates the HPV vaccination service that a partner has ordered, or shows the active one. */
export const Screen = screen('rights-card.hpv', function Hpv() {
  const words = useWords().hpv;
  const product = useResource('hpv product', configuredProduct);
  if (product.data) return <ProductPage productNo={product.data} />;
  return (
    <FormOf title={words.pageTitle} page={product} none={<NoHpvService />}>
      {() => null}
    </FormOf>
  );
});

/** Loads the number of the product that a partner orders for a mobile number. Resolves to `null` if none is configured. */
async function configuredProduct(): Promise<string | null> {
  await loadConfig();
  return config.hpvProductNo || null;
}

function ProductPage({ productNo }: { productNo: string }) {
  const words = useWords().hpv;
  const page = usePage(getGeneralSelfInfo, { query: { productNo } }, { none: NOT_FOUND });
  return (
    <FormOf title={words.pageTitle} page={page} none={<NoHpvService />}>
      {(self) =>
        self.orderNo ? (
          <ActiveService orderNo={self.orderNo} />
        ) : (
          <ActivationForm productNo={productNo} self={self} onDone={page.reload} />
        )
      }
    </FormOf>
  );
}

function NoHpvService() {
  const words = useWords().hpv;
  return (
    <MissingState
      scene="calendar"
      title={words.unavailable}
      text={words.unavailableText}
      linkLabel={words.toServices}
      to={href('services.current')}
      tone="secondary"
    />
  );
}
