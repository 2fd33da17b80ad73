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
  /** The hint below the number. Default: the reason why a booking needs it. */
  hint?: string;
}

/** Shows the field for a mobile number and, if it must be proved, the field for the code that is sent to it. */
export function PhoneFields({ form, proof, hint }: PhoneFieldsProps) {
  const fields = useFieldWords().login;
  const words = useKitWords().exam;
  const { phone } = form.values;
  const { secondsLeft } = proof;
  const codeRequest = proof.codeRequest(phone);
  const problemOf = (field: 'phone' | 'code') =>
    codeRequest?.problem?.field === field ? codeRequest.problem.words : undefined;
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
        error={phoneField.error ?? problemOf('phone')}
      />
      {proof.isNeeded(phone) ? (
        <CodeField
          label={fields.code}
          placeholder={fields.codePlaceholder}
          hint={<span role="status">{codeRequest && !codeRequest.problem ? words.codeSent : words.codeHint}</span>}
          required
          {...codeField}
          error={codeField.error ?? problemOf('code')}
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
