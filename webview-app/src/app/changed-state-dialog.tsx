import { useSnapshot } from 'valtio';
import type { StateChange } from '../client/ports.ts';
import { dayText } from '../messages/date-text.ts';
import { useLaterWords } from '../messages/later-words.ts';
import type { LaterWords } from '../messages/later-words-en.ts';
import { moneyText } from '../messages/money.ts';
import { answerChangedState, changedState } from '../platform/changed-state.ts';
import { shownName } from '../rules/shown-name.ts';
import { AlertDialog, ConfirmDialog } from '../ui/dialog.tsx';
import { KeyValues, type Pair } from '../ui/key-values.tsx';

type Words = LaterWords['changedState'];

/** Shows which values have changed since the page was shown, and asks for another confirmation. */
export function ChangedStateDialog() {
  const { question } = useSnapshot(changedState);
  const words = useLaterWords().changedState;
  if (!question) return null;
  const text = (
    <>
      <KeyValues pairs={question.changes.map((change) => pairOf(change, words))} />
      {question.canRepeat ? words.again : words.impossible}
    </>
  );
  const close = () => answerChangedState(false);
  if (!question.canRepeat) return <AlertDialog open title={words.title} text={text} onClose={close} />;
  return (
    <ConfirmDialog
      open
      title={words.title}
      text={text}
      confirm={words.confirm}
      cancel={words.cancel}
      onConfirm={() => answerChangedState(true)}
      onCancel={close}
    />
  );
}

function pairOf({ name, before, now, nameNow }: StateChange, words: Words): Pair {
  const label = labelOf(name, words);
  if (nameNow) return [label, words.nowOnly(nameNow)];
  const [oldText, newText] = [valueText(name, before, words), valueText(name, now, words)];
  return [label, oldText && newText && oldText !== newText ? words.fromTo(oldText, newText) : words.changed];
}

const labelOf = (name: string, { labels }: Words): string =>
  Object.hasOwn(labels, name) ? labels[name as keyof typeof labels] : labels.other;

/** Returns a value formatted as on the pages. Undefined for a value without a meaning for people. */
function valueText(name: string, value: unknown, { statuses }: Words): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const text = String(value);
  // Ids and version numbers have no meaning for people.
  if (/(Id|ersions?)$/.test(name)) return undefined;
  if (name === 'seenPerson') return shownName(text);
  if (name === 'seenDate') return dayText(text);
  if (name.endsWith('Fen')) return moneyText(Number(text));
  if (name === 'seenStatus') return Object.hasOwn(statuses, text) ? statuses[text as keyof typeof statuses] : undefined;
  return text;
}
