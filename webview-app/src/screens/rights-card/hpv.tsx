import { getGeneralSelfInfo } from '../../api/general-order.ts';
import { NOT_FOUND } from '../../client/codes.ts';
import { FormOf } from '../../kit/form-of.tsx';
import { NothingHere } from '../../kit/nothing-here.tsx';
import { usePage } from '../../kit/use-page.ts';
import { useResource } from '../../kit/use-resource.ts';
import { config, loadConfig } from '../../platform/configuration.ts';
import { href } from '../../routes.ts';
import { screen } from '../screen.ts';
import { ActivationForm } from './hpv/activation-form.tsx';
import { ActiveService } from './hpv/active-service.tsx';
import { useWords } from './words/index.ts';

/** Activates the HPV vaccination service that a partner has ordered; an active one is shown. */
export const Screen = screen('rights-card.hpv', function Hpv() {
  const words = useWords().hpv;
  const product = useResource('hpv product', productOfConfig);
  if (product.data) return <OfProduct productNo={product.data} />;
  return (
    <FormOf title={words.pageTitle} page={product} none={<Gone />}>
      {() => null}
    </FormOf>
  );
});

/** The product that a partner orders for a mobile number; `null` where the installation has none. */
async function productOfConfig(): Promise<string | null> {
  await loadConfig();
  return config.hpvProductNo || null;
}

function OfProduct({ productNo }: { productNo: string }) {
  const words = useWords().hpv;
  const page = usePage(getGeneralSelfInfo, { query: { productNo } }, { none: NOT_FOUND });
  return (
    <FormOf title={words.pageTitle} page={page} none={<Gone />}>
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

function Gone() {
  const words = useWords().hpv;
  return (
    <NothingHere
      scene="calendar"
      title={words.gone}
      text={words.goneText}
      way={words.toServices}
      to={href('entry.service')}
      tone="secondary"
    />
  );
}
