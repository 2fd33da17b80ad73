import { type ReactNode, useId } from 'react';
import { useText } from '../messages/index.ts';
import { BottomBar } from '../ui/bottom-bar.tsx';
import { Button } from '../ui/button.tsx';
import { CardShape, LinesShape } from '../ui/skeleton.tsx';
import { DetailOf, type PageOf } from './detail-of.tsx';
import { errorLine } from './error-words.ts';
import styles from './form-of.module.css';
import { ScreenFrame, type ScreenFrameProps } from './screen-frame.tsx';
import type { Form } from './use-form.ts';

export interface FormOfProps<T> extends PageOf<T> {
  /** The form of the data, usually a component with a `FormFrame`: a form begins once its data is there. */
  children: (data: NonNullable<T>) => ReactNode;
}

/** A form that needs an answer first: what is asked, or whether it can be asked at all. */
export function FormOf<T>({ title, page, none, skeleton, children }: FormOfProps<T>) {
  const { data } = page;
  if (data !== undefined && data !== null) return children(data);
  const shape = skeleton ?? (
    <>
      <CardShape lines={2} />
      <LinesShape lines={5} />
    </>
  );
  return <DetailOf title={title} page={page} none={none} skeleton={shape} view={nothing} />;
}

const nothing = () => ({ content: null });

export interface FormFrameProps<V extends object> extends Omit<ScreenFrameProps, 'bottom'> {
  form: Form<V>;
  /** The words of the submit button. */
  submit: string;
  /** At the left of the button, e.g. a price. */
  summary?: ReactNode;
  /** Above the button: what sending takes. A failure stands in its place. */
  note?: ReactNode;
  /**
   * Says what has to be given before it can be sent, e.g. "Choose the stars first". The button looks and is told as disabled then; a tap
   * on it leads to what is missing.
   */
  missing?: string | undefined;
  /** Beside the button, whatever stands above it: an `AgreementRow`. */
  consent?: ReactNode;
  /** Words for a failure; default `errorLine`. */
  failure?: (error: unknown) => string;
}

/** The frame of a screen that is one form, sent by the button at the bottom or by the keyboard's return. */
export function FormFrame<V extends object>(props: FormFrameProps<V>) {
  const { form, submit, summary, note, missing, consent, failure, children, ...screen } = props;
  const t = useText();
  const id = useId();
  const say = failure ?? ((error: unknown) => errorLine(error, t));
  const above = form.error ? <FormFailure words={say(form.error)} /> : (missing ?? note);
  return (
    <ScreenFrame
      {...screen}
      bottom={
        <BottomBar
          summary={summary}
          note={
            above || consent ? (
              <>
                {above}
                {consent ? <div className={styles.consent}>{consent}</div> : null}
              </>
            ) : undefined
          }
        >
          <Button type="submit" form={id} wide busy={form.busy} aria-disabled={missing !== undefined || undefined}>
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

/** The reason why sending failed, above the button that sends again. */
export function FormFailure({ words }: { words: string }) {
  return (
    <p className={styles.failure} role="alert">
      {words}
    </p>
  );
}
