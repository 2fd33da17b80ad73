import { type ReactNode, useId } from 'react';
import { useText } from '../messages/index.ts';
import { BottomBar } from '../ui/bottom-bar.tsx';
import { Button } from '../ui/button.tsx';
import { errorLine } from './error-words.ts';
import styles from './form-screen.module.css';
import { ScreenFrame, type ScreenFrameProps } from './screen-frame.tsx';
import type { Form } from './use-form.ts';

export interface FormScreenProps<V extends object> extends Omit<ScreenFrameProps, 'bottom'> {
  form: Form<V>;
  /** The words of the submit button. */
  submit: string;
  /** At the left of the button, e.g. a price. */
  summary?: ReactNode;
  /** Words for a failure; default `errorLine`. */
  failure?: (error: unknown) => string;
}

/** A screen that is one form, sent by the button at the bottom or by the keyboard's return. */
export function FormScreen<V extends object>(props: FormScreenProps<V>) {
  const { form, submit, summary, failure, children, ...screen } = props;
  const t = useText();
  const id = useId();
  return (
    <ScreenFrame
      {...screen}
      bottom={
        <BottomBar
          summary={summary}
          note={
            form.error ? <FormFailure words={(failure ?? ((error) => errorLine(error, t)))(form.error)} /> : undefined
          }
        >
          <Button type="submit" form={id} wide busy={form.busy}>
            {submit}
          </Button>
        </BottomBar>
      }
    >
      <form id={id} className={styles.form} noValidate onSubmit={form.submit}>
        {children}
      </form>
    </ScreenFrame>
  );
}

/** Why sending failed, above the button that sends again. */
export function FormFailure({ words }: { words: string }) {
  return (
    <p className={styles.failure} role="alert">
      {words}
    </p>
  );
}
