import { useState } from 'react';
import { useKitWords } from '../../kit/words/index.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { forgetParcel, lastParcel, NO_PARCEL, type ParcelTo } from './last-parcel.ts';

/** The part of a form that has an address. */
interface ParcelForm {
  readonly values: ParcelTo;
  readonly set: (patch: Partial<ParcelTo>) => void;
}

/** Says where a prefilled address comes from, with a button to forget it. Otherwise renders nothing. */
export function LastParcelNote({ form }: { form: ParcelForm }) {
  const words = useKitWords().parcel;
  const [isKnown, setKnown] = useState(() => lastParcel()?.name === form.values.name);
  if (!isKnown) return null;
  const clear = () => {
    forgetParcel();
    form.set(NO_PARCEL);
    setKnown(false);
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
