/** Exports the actions of a tester in one phone as a Playwright test. */
import { button, choose, form, labelled, submit } from '../page/controls/forms.ts';
import { h } from '../page/element.ts';
import { PHONE_NAMES, type PhoneName } from '../phones.ts';
import { recordingField } from '../replay/replay-sheet.ts';
import { EXPORT, OWN } from '../words/controls.ts';
import { HOST_TITLES } from '../words/table.ts';
import { put } from '../words/word.ts';
import type { Recorder } from './record.ts';
import { specText } from './spec-text.ts';
import type { Place } from './steps.ts';

export interface ExportParts {
  readonly recorder: Recorder;
  /** The place where a phone is now. */
  place(host: PhoneName): Place | undefined;
  /** Resets the phones, so that a record starts like its test. */
  reset(): Promise<void>;
  download(fileName: string, text: string): void;
  /** A phone's requests as a HAR. */
  har(host: PhoneName): string;
}

export function exportGroup({ recorder, place, reset, download, har }: ExportParts): HTMLElement[] {
  const phone = choose(
    EXPORT.phone,
    PHONE_NAMES.map((id) => [id, HOST_TITLES[id]] as const),
  );
  phone.value = 'ios-app';
  const text = h('pre', { tabIndex: 0, hidden: true, aria: { label: EXPORT.test } });
  const written = () => {
    const host = phone.value as PhoneName;
    const now = place(host);
    if (now) recorder.look(host, now);
    return { host, spec: specText(recorder.of(host)) };
  };
  const save = () => {
    const { host, spec } = written();
    download(`${host}.spec.ts`, spec);
  };
  const show = button(EXPORT.read, () => {
    text.hidden = !text.hidden;
    text.textContent = written().spec;
    put(show, 'textContent', text.hidden ? EXPORT.read : EXPORT.hide);
  });
  return [
    form(
      EXPORT.form,
      save,
      labelled(EXPORT.doneIn, phone),
      submit(EXPORT.download),
      show,
      button(OWN.harOut, () => {
        const host = phone.value as PhoneName;
        download(`${host}.har`, har(host));
      }),
      button(EXPORT.clean, () => void reset(), EXPORT.cleanIs),
    ),
    text,
    recordingField(),
  ];
}
