/** Plays a recording that is dropped on the lab or chosen, and shows its calls. */
import { button } from '../page/controls/forms.ts';
import { h } from '../page/element.ts';
import { REPLAY } from '../words/table.ts';
import { put } from '../words/word.ts';
import type { ReplayedLine } from './replayed.ts';

const HEAD = [REPLAY.call, REPLAY.recorded, REPLAY.now];

/** Plays a file. Shows a message if the file is no recording. */
async function openRecording(file: Pick<File, 'name' | 'text'>): Promise<void> {
  // Loads the code only with the first recording.
  const { isSame, replayedLines, vitestText } = await import('./replayed.ts');
  const text = await file.text();
  const lines = await replayedLines(text).catch(() => undefined);
  if (!lines) return show(file.name, h('p', { role: 'alert', textContent: REPLAY.noLog }));
  const others = lines.filter((line) => !isSame(line)).length;
  const test = vitestText(file.name, lines);
  const copied = h('span', { role: 'status' });
  const copy = button(REPLAY.copyVitest, () => {
    navigator.clipboard.writeText(test).then(
      () => put(copied, 'textContent', REPLAY.copied),
      () => put(copied, 'textContent', REPLAY.notCopied),
    );
  });
  show(
    file.name,
    h('p', { textContent: REPLAY.calls(lines.length, others) }),
    h(
      'div',
      { className: 'table', tabIndex: 0, role: 'region', aria: { label: REPLAY.table } },
      tableOf(lines, isSame),
    ),
    h('div', { className: 'line' }, copy, copied),
    h('details', {}, h('summary', { textContent: REPLAY.test }), h('pre', { tabIndex: 0, textContent: test })),
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
  const sheet = h('dialog', { className: 'replay', aria: { label: REPLAY.sheet(title) } });
  const close = button(REPLAY.close, () => sheet.close());
  sheet.append(h('header', {}, h('h2', { textContent: title }), close), ...content);
  sheet.onclose = () => sheet.remove();
  document.body.append(sheet);
  sheet.showModal();
}

/** Takes recordings that are dropped anywhere on the page. */
export function takeDropped(page: Document): void {
  // Marks the page, as a frame would otherwise take the dropped file.
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

/** Creates the field to choose a recording, for users who cannot drop one. */
export function recordingField(): HTMLElement {
  const input = h('input', { type: 'file', accept: '.bridgelog' });
  input.onchange = () => {
    const file = input.files?.[0];
    if (file) void openRecording(file);
    input.value = '';
  };
  return h('label', { className: 'field' }, h('span', { textContent: REPLAY.play }), input);
}
