/** The control that writes down what was done in one phone, as a test. */
import type { HostName } from '@sdhealth/bridge-sdk';
import { HOSTS } from '../../src/hosts/index.ts';
import { HOST_NAMES } from '../../src/index.ts';
import { button, choose, form, labelled, submit } from '../page/controls/forms.ts';
import { h } from '../page/element.ts';
import { recordingField } from '../replay/replay-sheet.ts';
import type { Recorder } from './record.ts';
import { specText } from './spec-text.ts';
import type { Place } from './steps.ts';

export interface ExportParts {
  readonly recorder: Recorder;
  /** The place where a phone is now. */
  place(host: HostName): Place | undefined;
  /** Makes the phones new, so that a test begins as they do. */
  reset(): Promise<void>;
  download(fileName: string, text: string): void;
}

export const EXPORT_ABOUT =
  'What was done since the last clean start, as a Playwright test. What is typed into a field for a code, a number or a name of a person, and such values in addresses, are written down only when they are those of the sample data. All else is written as it was, headings and names of buttons too: read the test before you pass it on.';

export function exportGroup({ recorder, place, reset, download }: ExportParts): HTMLElement[] {
  const phone = choose(
    'Phone whose steps are exported',
    HOST_NAMES.map((id) => [id, HOSTS[id].title] as const),
  );
  phone.value = 'ios-app';
  const text = h('pre', { tabIndex: 0, hidden: true, aria: { label: 'The test' } });
  const written = () => {
    const host = phone.value as HostName;
    const now = place(host);
    if (now) recorder.look(host, now);
    return { host, spec: specText(recorder.of(host)) };
  };
  const save = () => {
    const { host, spec } = written();
    download(`${host}.spec.ts`, spec);
  };
  const show = button('Read it', () => {
    text.hidden = !text.hidden;
    text.textContent = written().spec;
    show.textContent = text.hidden ? 'Read it' : 'Hide it';
  });
  return [
    form(
      'Export a test',
      save,
      labelled('Done in', phone),
      submit('Download the test'),
      show,
      button('Start clean', () => void reset(), 'New phones and a new backend: the test begins here'),
    ),
    text,
    recordingField(),
  ];
}
