import { useState } from 'react';
import { useKitWords } from '../../kit/words/index.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { forgetParcel, lastParcel, NO_PARCEL, type ParcelAddress } from './last-parcel.ts';

/** The part of a form that has an address. */
interface ParcelForm {
  readonly values: ParcelAddress;
  readonly set: (patch: Partial<ParcelAddress>) => void;
}

/** Shows the source of a prefilled address, with a button that deletes it. Renders nothing for other addresses. */
export function LastParcelNote({ form }: { form: ParcelForm }) {
  const words = useKitWords().parcel;
  const [isPrefilled, setPrefilled] = useState(() => lastParcel()?.name === form.values.name);
  if (!isPrefilled) return null;
  const clear = () => {
    forgetParcel();
    form.set(NO_PARCEL);
    setPrefilled(false);
  };
  return (
    <Callout
      action={
        <Button small tone="quiet" onClick={clear}>
          {words.clear}
        </Button>
      }
    >
      {words.known}
    </Callout>
  );
}
