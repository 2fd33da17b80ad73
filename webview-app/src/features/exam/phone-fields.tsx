import { CodeField, TextField } from '../../kit/form/text-fields.tsx';
import type { Form } from '../../kit/form/use-form.ts';
import { useKitWords } from '../../kit/words/index.ts';
import { useFieldWords } from '../../messages/field-words.ts';
import { Button } from '../../ui/button.tsx';
import type { PersonValues } from './person-form.ts';
import type { PhoneProof } from './use-phone-proof.ts';

export interface PhoneFieldsProps {
  form: Form<PersonValues>;
  proof: PhoneProof;
  /** The hint below the number. Default: why a booking needs it. */
  hint?: string;
}

/** Asks for a mobile number and, if it must be proved, for the code that is sent to it. */
export function PhoneFields({ form, proof, hint }: PhoneFieldsProps) {
  const fields = useFieldWords().login;
  const words = useKitWords().exam;
  const { phone } = form.values;
  const { secondsLeft } = proof;
  const requested = proof.asked(phone);
  const problemAt = (place: 'phone' | 'code') =>
    requested?.problem?.at === place ? requested.problem.words : undefined;
  const phoneField = form.field('phone');
  const codeField = form.field('code');
  return (
    <>
      <TextField
        form="phone"
        label={words.phone}
        hint={hint ?? words.phoneHint}
        required
        {...phoneField}
        error={phoneField.error ?? problemAt('phone')}
      />
      {proof.isNeeded(phone) ? (
        <CodeField
          label={fields.code}
          placeholder={fields.codePlaceholder}
          hint={<span role="status">{requested && !requested.problem ? words.codeSent : words.codeHint}</span>}
          required
          {...codeField}
          error={codeField.error ?? problemAt('code')}
          action={
            <Button small tone="quiet" disabled={secondsLeft > 0} onClick={() => proof.send(phone)}>
              {secondsLeft > 0 ? fields.seconds(secondsLeft) : fields.getCode}
            </Button>
          }
        />
      ) : null}
    </>
  );
}
