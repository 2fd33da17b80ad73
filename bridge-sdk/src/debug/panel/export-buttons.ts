import { shareableText } from '../../recorder/shareable-text.ts';
import type { Watch } from '../watch.ts';
import { button, element } from './element.ts';
import { browserShare, copyText, saveFile } from './export-text.ts';
import type { TabContext } from './tab.ts';

/** The buttons that share, save or copy the record. `hideText` hides the text to copy by hand. */
export interface ExportButtons {
  readonly nodes: readonly HTMLElement[];
  hideText(): void;
}

/** Returns the reduced `.bridgelog`, with the debugger's masks applied to it. */
function logOf({ flight, maskedCopy }: Watch): string {
  const [head, ...lines] = ('text' in flight ? flight.text() : shareableText(flight)).split('\n');
  return [head, ...lines.map((line) => line && JSON.stringify(maskedCopy(JSON.parse(line))))].join('\n');
}

/** Creates the buttons that share, save or copy the record. Shows the text to copy by hand if the browser refuses to copy. */
export function exportButtons({ watch, words, options, announce }: TabContext, clear: HTMLElement): ExportButtons {
  const { messages, done } = words;
  const text = element('textarea', { readonly: '', rows: '6' });
  const manualCopy = element('label', { hidden: '' }, messages.text, text);
  const file = () => new File([logOf(watch)], 'bridge.bridgelog', { type: 'text/plain' });
  const share = options.share || browserShare(file());

  const shareFile = async () => {
    try {
      if (share) await share(file());
      announce(done.shared);
    } catch (error) {
      // AbortError: the person closed the share sheet.
      announce(Object(error).name === 'AbortError' ? '' : done.failed);
    }
  };
  const save = () => {
    saveFile(file());
    announce(done.saved);
  };
  const copy = async () => {
    const isCopied = await copyText(logOf(watch));
    manualCopy.hidden = isCopied;
    announce(isCopied ? done.copied : done.manualCopy);
    if (isCopied) return;
    text.value = logOf(watch);
    text.focus();
    text.select();
  };
  const buttons = [button(messages.save, save), button(messages.copy, copy), clear];
  if (share) buttons.unshift(button(messages.share, shareFile));
  return {
    nodes: [element('div', { class: 'buttons' }, ...buttons), manualCopy],
    hideText() {
      manualCopy.hidden = true;
      text.value = '';
    },
  };
}
