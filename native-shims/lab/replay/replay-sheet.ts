/** Replays a recording that a tester drops on the lab or chooses, and shows its calls. */
import { button } from '../page/controls/forms.ts';
import { h } from '../page/element.ts';
import { REPLAY } from '../words/table.ts';
import { setText } from '../words/word.ts';
import type { ReplayedLine } from './replayed.ts';

const HEAD = [REPLAY.call, REPLAY.recorded, REPLAY.now];

/** Replays a file. Shows a message if the file is not a recording. */
async function openRecording(file: Pick<File, 'name' | 'text'>): Promise<void> {
  // Loads the code only with the first recording.
  const { isSame, replayedLines, vitestText } = await import('./replayed.ts');
  const text = await file.text();
  const lines = await replayedLines(text).catch(() => undefined);
  if (!lines) return showSheet(file.name, h('p', { role: 'alert', textContent: REPLAY.notBridgelog }));
  const changedCount = lines.filter((line) => !isSame(line)).length;
  const test = vitestText(file.name, lines);
  const copyStatus = h('span', { role: 'status' });
  const copyButton = button(REPLAY.copyVitest, () => {
    navigator.clipboard.writeText(test).then(
      () => setText(copyStatus, 'textContent', REPLAY.copied),
      () => setText(copyStatus, 'textContent', REPLAY.notCopied),
    );
  });
  showSheet(
    file.name,
    h('p', { textContent: REPLAY.callCount(lines.length, changedCount) }),
    h(
      'div',
      { className: 'table', tabIndex: 0, role: 'region', aria: { label: REPLAY.table } },
      tableOf(lines, isSame),
    ),
    h('div', { className: 'line' }, copyButton, copyStatus),
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

function showSheet(title: string, ...content: HTMLElement[]): void {
  const sheet = h('dialog', { className: 'replay', aria: { label: REPLAY.sheet(title) } });
  const close = button(REPLAY.close, () => sheet.close());
  sheet.append(h('header', {}, h('h2', { textContent: title }), close), ...content);
  sheet.onclose = () => sheet.remove();
  document.body.append(sheet);
  sheet.showModal();
}

/** Replays recordings that are dropped anywhere on the page. */
export function acceptDroppedFiles(page: Document): void {
  // Marks the page, because otherwise a frame would receive the dropped file.
  const markDropping = (isOn: boolean) => page.body.classList.toggle('dropping', isOn);
  page.addEventListener('dragenter', () => markDropping(true));
  page.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && markDropping(false));
  page.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  page.addEventListener('drop', (event) => {
    markDropping(false);
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
