import { useText } from '../../messages/index.ts';
import { href } from '../../routes.ts';
import { LinkButton } from '../../ui/button.tsx';
import { CardShape, Skeleton } from '../../ui/skeleton.tsx';
import { ResultFrame } from '../page/result-of.tsx';
import { useSlow } from '../page/use-slow.ts';
import { useKitWords } from '../words/index.ts';

export interface ConfirmingProps {
  /** The product's page within the app and the link's text. The prerendered page has none, because it has no order. */
  product?: { readonly to: string; readonly label: string };
}

/** Shows that a payment is being confirmed. This page is also prerendered (`app/first-page`). */
export function Confirming({ product }: ConfirmingProps) {
  const t = useText();
  const { slow, result } = useKitWords().payment;
  const isSlow = useSlow(true);
  return (
    <ResultFrame
      scene={isSlow ? 'waiting' : 'card'}
      title={isSlow ? slow.title : result.confirming}
      text={<span role="status">{isSlow ? slow.text : result.confirmingText}</span>}
      secondary={
        product && (
          <LinkButton tone="secondary" to={product.to}>
            {product.label}
          </LinkButton>
        )
      }
      primary={isSlow ? <LinkButton to={href('home.main')}>{t.common.home}</LinkButton> : undefined}
    >
      {isSlow ? null : (
        <Skeleton>
          <CardShape lines={3} />
        </Skeleton>
      )}
    </ResultFrame>
  );
}
