import { type ReactNode, useId } from 'react';
import { useText } from '../../messages/index.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Text } from '../../ui/layout.tsx';
import { CardShape, LinesShape } from '../../ui/skeleton.tsx';
import { errorLine } from '../answers/error-words.ts';
import type { Form } from '../form/use-form.ts';
import { DetailOf, type PageOf } from './detail-of.tsx';
import styles from './form-of.module.css';
import { ScreenFrame, type ScreenFrameProps } from './screen-frame.tsx';

export interface FormOfProps<T> extends PageOf<T> {
  /** Renders the form once the data has loaded, usually a component with a `FormFrame`. */
  children: (data: NonNullable<T>) => ReactNode;
}

/** Shows a form that first needs data of the service, such as its questions or whether it is allowed. */
export function FormOf<T>({ title, page, none, skeleton, children }: FormOfProps<T>) {
  const { data } = page;
  if (data !== undefined && data !== null) return children(data);
  const placeholder = skeleton ?? (
    <>
      <CardShape lines={2} />
      <LinesShape lines={5} />
    </>
  );
  return <DetailOf title={title} page={page} none={none} skeleton={placeholder} view={emptyView} />;
}

const emptyView = () => ({ content: null });

export interface FormFrameProps<V extends object> extends Omit<ScreenFrameProps, 'bottom'> {
  form: Form<V>;
  submit: string;
  /** Content at the left of the button, e.g. a price. */
  summary?: ReactNode;
  /** The note above the button. A failure replaces it. */
  note?: ReactNode;
  /**
   * The text for a missing input, e.g. "Choose the stars first". The button looks disabled and is announced as disabled, but a tap on it
   * focuses the missing field.
   */
  missing?: string | undefined;
  /** The consent above the button, shown in addition to the note: an `AgreementRow`. */
  consent?: ReactNode;
  /** Returns the text for a failure. Default: `errorLine`. */
  failure?: (error: unknown) => string;
}

/** Lays out a screen with one form, submitted by the button at the bottom or the keyboard's return key. */
export function FormFrame<V extends object>(props: FormFrameProps<V>) {
  const { form, submit, summary, note, missing, consent, failure, children, ...screen } = props;
  const t = useText();
  const id = useId();
  const failureText = failure ?? ((error: unknown) => errorLine(error, t));
  const noteContent = form.error ? <FormFailure words={failureText(form.error)} /> : (missing ?? note);
  return (
    <ScreenFrame
      {...screen}
      bottom={
        <BottomBar
          summary={summary}
          note={
            noteContent || consent ? (
              <>
                {noteContent}
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

/** Shows why sending failed, above the button that retries. */
export function FormFailure({ words }: { words: string }) {
  return (
    <Text size="s" tone="danger" role="alert">
      {words}
    </Text>
  );
}
