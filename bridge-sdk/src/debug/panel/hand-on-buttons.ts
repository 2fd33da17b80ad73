import { leavingText } from '../../recorder/leaving.ts';
import type { Watch } from '../watch.ts';
import { button, element } from './element.ts';
import { browserShare, copyText, saveFile } from './hand-on.ts';
import type { Seen } from './tab.ts';

/** The buttons, and what takes the shown text away again. */
export interface HandOn {
  readonly nodes: readonly HTMLElement[];
  hideText(): void;
}

/** Returns the `.bridgelog` of known parts, masked as the second wall. */
function logOf({ flight, shown }: Watch): string {
  const [head, ...lines] = ('text' in flight ? flight.text() : leavingText(flight)).split('\n');
  return [head, ...lines.map((line) => line && JSON.stringify(shown(JSON.parse(line))))].join('\n');
}

/** Makes the buttons that hand on the record, and the text to copy by hand where a browser allows nothing else. */
export function handOn({ watch, words, options, say }: Seen, more: HTMLElement): HandOn {
  const { messages, done } = words;
  const text = element('textarea', { readonly: '', rows: '6' });
  const byHand = element('label', { hidden: '' }, messages.text, text);
  const file = () => new File([logOf(watch)], 'bridge.bridgelog', { type: 'text/plain' });
  const share = options.share || browserShare(file());

  const shareIt = async () => {
    try {
      if (share) await share(file());
      say(done.shared);
    } catch (error) {
      // A person may turn away from the sheet.
      say(Object(error).name === 'AbortError' ? '' : done.failed);
    }
  };
  const save = () => {
    saveFile(file());
    say(done.saved);
  };
  const copy = async () => {
    const isCopied = await copyText(logOf(watch));
    byHand.hidden = isCopied;
    say(isCopied ? done.copied : done.byHand);
    if (isCopied) return;
    text.value = logOf(watch);
    text.focus();
    text.select();
  };
  const buttons = [button(messages.save, save), button(messages.copy, copy), more];
  if (share) buttons.unshift(button(messages.share, shareIt));
  return {
    nodes: [element('div', { class: 'buttons' }, ...buttons), byHand],
    hideText() {
      byHand.hidden = true;
      text.value = '';
    },
  };
}
