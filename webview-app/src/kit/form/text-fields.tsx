/**
 * Shows fields for numbers, codes and names. Each field's value is the plain text of its form (`rules/plain-text.ts`), whether it was typed,
 * pasted or autofilled. That text is shown, checked, sent and stored.
 */
import { normalizeTyping, plain, type TextForm } from '../../rules/plain-text.ts';
import {
  CodeField as CodeBox,
  type CodeFieldProps,
  Field,
  type FieldProps,
  type TextReading,
} from '../../ui/field.tsx';
import { ID_CARD_GROUPS, MOBILE_GROUPS } from '../../ui/grouped.ts';

const readingOf = (form: TextForm): TextReading => ({
  typed: (text) => normalizeTyping(form, text),
  whole: plain[form],
});

/** The field props of each text form. */
const INPUTS = {
  phone: { kind: 'tel', groups: MOBILE_GROUPS, reading: readingOf('phone') },
  idCard: { kind: 'id-card', groups: ID_CARD_GROUPS, reading: readingOf('idCard') },
  name: { kind: 'name', reading: readingOf('name') },
  token: { kind: 'text', reading: readingOf('token') },
  amount: { kind: 'decimal', reading: readingOf('amount') },
  dial: { kind: 'tel', autoComplete: 'off', reading: readingOf('dial') },
  line: { kind: 'text', reading: readingOf('line') },
} as const satisfies Partial<Record<TextForm, Partial<FieldProps>>>;

export interface TextFieldProps extends Omit<FieldProps, 'kind' | 'groups' | 'reading'> {
  form: keyof typeof INPUTS;
}

/** Shows a text field of a form: `<TextField form="phone" label={words.phone} required {...form.field('phone')} />`. */
export const TextField = ({ form, ...props }: TextFieldProps) => <Field {...INPUTS[form]} {...props} />;

const CODE_READING = readingOf('code');

/** Shows the field for a verification code. It also accepts the whole text message, and a code that the phone has filled in twice. */
export const CodeField = (props: Omit<CodeFieldProps, 'groups' | 'reading'>) => (
  <CodeBox {...props} reading={CODE_READING} />
);
