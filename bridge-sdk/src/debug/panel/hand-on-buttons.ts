import { leavingText } from '../../recorder/leaving.ts';
import type { Watch } from '../watch.ts';
import { button, element } from './element.ts';
import { browserShare, copyText, saveFile } from './hand-on.ts';
import type { Seen } from './tab.ts';

/** The buttons that share, save or copy the record. `hideText` hides the text to copy by hand. */
export interface HandOn {
  readonly nodes: readonly HTMLElement[];
  hideText(): void;
}

/** Returns the reduced `.bridgelog`, with the debugger's masks applied to it. */
function logOf({ flight, shown }: Watch): string {
  const [head, ...lines] = ('text' in flight ? flight.text() : leavingText(flight)).split('\n');
  return [head, ...lines.map((line) => line && JSON.stringify(shown(JSON.parse(line))))].join('\n');
}

/** Creates the buttons that share, save or copy the record. Shows the text to copy by hand if the browser refuses to copy. */
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
      // AbortError: the person closed the share sheet.
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
