import { useState } from 'react';
import { activatePhoneDoctor, type PhoneDoctor } from '../../../api/phone-doctor.ts';
import { isApiError, request } from '../../../client/request.ts';
import { errorLine } from '../../../kit/answers/error-words.ts';
import { ruleCheck } from '../../../kit/form/rule-check.ts';
import { TextField } from '../../../kit/form/text-fields.tsx';
import { anyValue, useForm } from '../../../kit/form/use-form.ts';
import { ScreenFrame } from '../../../kit/page/screen-frame.tsx';
import { useFieldWords } from '../../../messages/field-words.ts';
import { useText } from '../../../messages/index.ts';
import { plain } from '../../../rules/plain-text.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { grouped, MOBILE_GROUPS } from '../../../ui/grouped.ts';
import { Name } from '../../../ui/name.tsx';
import { OptionList } from '../../../ui/option-list.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useWords } from '../words/index.ts';
import { DoctorTexts } from './doctor-texts.tsx';

interface Values {
  which: string;
  mobile: string;
}

const ACCOUNT_NUMBER = 'own';
const OTHER_NUMBER = 'another';

/** Activates a phone doctor for the number from which the person calls, after a confirmation. `onDone` reloads its state. */
export function Activation({ doctor, onDone }: { doctor: PhoneDoctor; onDone: () => void }) {
  const t = useText();
  const fields = useFieldWords();
  const words = useWords().phone;
  const [isConfirming, setConfirming] = useState(false);
  const { orderNo, productName, status: seenStatus } = doctor;
  const form = useForm<Values>({
    fields: {
      which: { initial: doctor.mobile ? ACCOUNT_NUMBER : OTHER_NUMBER, check: anyValue },
      mobile: {
        initial: '',
        check: (mobile, { which }) =>
          which === OTHER_NUMBER ? ruleCheck(fields, 'notEmpty', 'phone')(mobile) : undefined,
      },
    },
    async submit({ which, mobile }) {
      const calledFrom = which === OTHER_NUMBER ? { mobile: plain.phone(mobile) } : { seenPhone: doctor.mobile };
      const body = { orderNo, seenStatus, ...calledFrom };
      await request(activatePhoneDoctor, { body }).catch((error: unknown) => {
        // After a lost response the reloaded state shows if the doctor is active.
        if (isApiError(error) && error.mayHaveHappened) onDone();
        throw error;
      });
      onDone();
    },
  });
  const mobile =
    form.values.which === ACCOUNT_NUMBER ? doctor.mobile : grouped(plain.phone(form.values.mobile), MOBILE_GROUPS);
  return (
    <ScreenFrame
      title={productName}
      lead={words.inactiveText}
      hero={doctor.coverUrl ? <Picture src={doctor.coverUrl} alt="" ratio={16 / 9} flat eager /> : undefined}
      meta={<Tag tone="warm">{words.inactive}</Tag>}
      bottom={
        <BottomBar>
          <Button wide busy={form.busy} onClick={() => setConfirming(form.check())}>
            {words.activate}
          </Button>
        </BottomBar>
      }
    >
      {doctor.mobile ? (
        <OptionList
          label={words.which}
          options={[
            { value: ACCOUNT_NUMBER, label: <Name>{doctor.mobile}</Name>, text: words.own },
            { value: OTHER_NUMBER, label: words.another },
          ]}
          {...form.field('which')}
        />
      ) : null}
      {form.values.which === OTHER_NUMBER ? (
        <TextField form="phone" label={words.number} hint={words.numberHint} required {...form.field('mobile')} />
      ) : null}
      <DoctorTexts doctor={doctor} />
      <ConfirmDialog
        open={isConfirming}
        title={words.activateAsk(mobile)}
        text={words.activateAskText}
        confirm={words.activate}
        busy={form.busy}
        error={form.error ? errorLine(form.error, t) : undefined}
        onConfirm={form.submit}
        onCancel={() => setConfirming(false)}
      />
    </ScreenFrame>
  );
}
