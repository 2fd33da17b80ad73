/** A recording that is dropped on the lab, or chosen, is played and shown call by call. */
import { button } from '../page/controls/forms.ts';
import { h } from '../page/element.ts';
import type { ReplayedLine } from './replayed.ts';

const HEAD = ['Call', 'In the recording', 'Now'];

/** Opens a file as a recording; what is no recording is said. */
async function openRecording(file: Pick<File, 'name' | 'text'>): Promise<void> {
  // Needed by nobody who has no recording.
  const { isSame, replayedLines, vitestText } = await import('./replayed.ts');
  const text = await file.text();
  const lines = await replayedLines(text).catch(() => undefined);
  if (!lines) return show(file.name, h('p', { role: 'alert', textContent: 'This file is no .bridgelog.' }));
  const others = lines.filter((line) => !isSame(line)).length;
  const played = others === 0 ? 'each ends as it did' : `${others} ${others === 1 ? 'ends' : 'end'} differently`;
  const test = vitestText(file.name, lines);
  const copied = h('span', { role: 'status' });
  const copy = button('Copy as a Vitest test', () => {
    navigator.clipboard.writeText(test).then(
      () => (copied.textContent = 'Copied'),
      () => (copied.textContent = 'Not copied: the browser forbids it. The test stands below.'),
    );
  });
  show(
    file.name,
    h('p', { textContent: `${lines.length} ${lines.length === 1 ? 'call' : 'calls'}: ${played}.` }),
    h(
      'div',
      { className: 'table', tabIndex: 0, role: 'region', aria: { label: 'Calls of the recording' } },
      tableOf(lines, isSame),
    ),
    h('div', { className: 'line' }, copy, copied),
    h('details', {}, h('summary', { textContent: 'The test' }), h('pre', { tabIndex: 0, textContent: test })),
  );
}

function tableOf(lines: readonly ReplayedLine[], isSame: (line: ReplayedLine) => boolean): HTMLElement {
  const head = h('tr', {}, ...HEAD.map((textContent) => h('th', { scope: 'col', textContent })));
  const rows = lines.map((line) =>
    h(
      'tr',
      { data: { same: String(isSame(line)) } },
      ...[line.method, line.recorded, line.now].map((textContent) => h('td', { textContent })),
    ),
  );
  return h('table', {}, h('thead', {}, head), h('tbody', {}, ...rows));
}

function show(title: string, ...content: HTMLElement[]): void {
  const sheet = h('dialog', { className: 'replay', aria: { label: `Recording ${title}` } });
  const close = button('Close', () => sheet.close());
  sheet.append(h('header', {}, h('h2', { textContent: title }), close), ...content);
  sheet.onclose = () => sheet.remove();
  document.body.append(sheet);
  sheet.showModal();
}

/** Takes recordings that are dropped anywhere on the page. */
export function takeDropped(page: Document): void {
  // A frame would take the file for itself.
  const drag = (isOn: boolean) => page.body.classList.toggle('dropping', isOn);
  page.addEventListener('dragenter', () => drag(true));
  page.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && drag(false));
  page.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  page.addEventListener('drop', (event) => {
    drag(false);
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    void openRecording(file);
  });
}

/** The field that a recording is chosen by, for those who cannot drop one. */
export function recordingField(): HTMLElement {
  const input = h('input', { type: 'file', accept: '.bridgelog' });
  input.onchange = () => {
    const file = input.files?.[0];
    if (file) void openRecording(file);
    input.value = '';
  };
  return h('label', { className: 'field' }, h('span', { textContent: 'Play a recording (.bridgelog)' }), input);
}
