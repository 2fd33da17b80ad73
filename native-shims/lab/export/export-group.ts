/** Exports the actions of a tester in one phone as a Playwright test. */
import { button, choose, form, labelled, submit } from '../page/controls/forms.ts';
import { h } from '../page/element.ts';
import { PHONE_NAMES, type PhoneName } from '../phones.ts';
import { recordingField } from '../replay/replay-sheet.ts';
import { EXPORT, OWN } from '../words/controls.ts';
import { HOST_TITLES } from '../words/table.ts';
import { setText } from '../words/word.ts';
import type { Recorder } from './record.ts';
import { specText } from './spec-text.ts';
import type { PageState } from './steps.ts';

export interface ExportParts {
  readonly recorder: Recorder;
  /** Returns the current address and heading of a phone's page. */
  pageState(host: PhoneName): PageState | undefined;
  /** Resets the phones, so that a record starts like its test. */
  reset(): Promise<void>;
  download(fileName: string, text: string): void;
  /** A phone's requests as a HAR. */
  har(host: PhoneName): string;
}

export function exportGroup({ recorder, pageState, reset, download, har }: ExportParts): HTMLElement[] {
  const phone = choose(
    EXPORT.phone,
    PHONE_NAMES.map((id) => [id, HOST_TITLES[id]] as const),
  );
  phone.value = 'ios-app';
  const text = h('pre', { tabIndex: 0, hidden: true, aria: { label: EXPORT.test } });
  const exportSpec = () => {
    const host = phone.value as PhoneName;
    const page = pageState(host);
    if (page) recorder.expectPage(host, page);
    return { host, spec: specText(recorder.recordOf(host)) };
  };
  const save = () => {
    const { host, spec } = exportSpec();
    download(`${host}.spec.ts`, spec);
  };
  const show = button(EXPORT.show, () => {
    text.hidden = !text.hidden;
    text.textContent = exportSpec().spec;
    setText(show, 'textContent', text.hidden ? EXPORT.show : EXPORT.hide);
  });
  return [
    form(
      EXPORT.form,
      save,
      labelled(EXPORT.phoneField, phone),
      submit(EXPORT.download),
      show,
      button(OWN.downloadHar, () => {
        const host = phone.value as PhoneName;
        download(`${host}.har`, har(host));
      }),
      button(EXPORT.clean, () => void reset(), EXPORT.cleanHint),
    ),
    text,
    recordingField(),
  ];
}
