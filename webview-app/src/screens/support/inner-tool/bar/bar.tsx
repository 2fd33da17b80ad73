import { useRef, useState } from 'react';
import { TextField } from '../../../../kit/form/text-fields.tsx';
import type { Operation, Telephony, TelephonyState } from '../../../../telephony/types.ts';
import { WITH_TARGET } from '../../../../telephony/types.ts';
import { Callout } from '../../../../ui/callout.tsx';
import { Card } from '../../../../ui/card.tsx';
import hidden from '../../../../ui/hidden.module.css';
import { Section } from '../../../../ui/section.tsx';
import { useWords } from '../words/index.ts';
import styles from './bar.module.css';
import { ConnectionLine } from './connection-line.tsx';
import { History } from './history.tsx';
import { Operations } from './operations.tsx';
import { StateCard } from './state-card.tsx';
import { announcementOf } from './state-words.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useTelephonyState } from './use-telephony.ts';

const needsTarget = (operation: Operation): boolean => WITH_TARGET.some((candidate) => candidate === operation);

/** Shows the telephony bar: state, ten operations, the number to call, and the calls of the shift. */
export function Bar({ telephony }: { telephony: Telephony }) {
  const words = useWords().bar;
  const state = useTelephonyState(telephony);
  const [number, setNumber] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const change = (value: string) => {
    setNumber(value);
    setInvalid(false);
  };
  const run = async (operation: Operation) => {
    setInvalid(false);
    const outcome = await telephony.operate(operation, needsTarget(operation) ? number.trim() : undefined);
    if (outcome.ok) {
      if (needsTarget(operation)) setNumber('');
    } else if (outcome.reason === 'badNumber') {
      setInvalid(true);
      field.current?.focus();
    }
  };
  useShortcuts((operation) => void run(operation));

  return (
    <div className={styles.bar}>
      <Section title={words.title}>
        <Card>
          <div className={styles.stack}>
            <ConnectionLine connection={state.connection} />
            <StateCard state={state} />
            <Notices state={state} />
            <Operations state={state} onPress={(operation) => void run(operation)}>
              <form
                onSubmit={(event) => {
                  event.preventDefault();
                  void run('makeCall');
                }}
              >
                <TextField
                  form="dial"
                  ref={field}
                  label={words.target}
                  hint={words.targetHint}
                  error={isInvalid ? words.refusals.badNumber : undefined}
                  value={number}
                  onChange={change}
                />
              </form>
            </Operations>
          </div>
        </Card>
      </Section>
      <Section title={words.history.title}>
        <Card>
          <History calls={state.history} />
        </Card>
      </Section>
      <Announcer state={state} />
    </div>
  );
}

/** Shows messages beside the state: the reason of the last refusal, and messages of the switch. */
function Notices({ state: { lastRefusal, notice } }: { state: TelephonyState }) {
  const words = useWords().bar;
  const refusal =
    lastRefusal && lastRefusal.reason !== 'badNumber'
      ? words.refused(words.operations[lastRefusal.operation], words.refusals[lastRefusal.reason])
      : '';
  return (
    <div role="status" className={styles.stack}>
      {notice ? <Callout tone="warm">{words.notices[notice]}</Callout> : null}
      {refusal ? <Callout tone="warm">{refusal}</Callout> : null}
    </div>
  );
}

/** Announces changes. Both elements always exist, because a screen reader announces only changes of existing live regions. */
function Announcer({ state }: { state: TelephonyState }) {
  const words = useWords().bar;
  const { polite, assertive } = announcementOf(words, state);
  const { connection } = state;
  const trouble = connection in words.connections ? words.connections[connection as 'lost'].title : '';
  return (
    <div className={hidden.hidden}>
      <p role="status">{[trouble, polite].filter(Boolean).join('. ')}</p>
      <p role="alert">{assertive}</p>
    </div>
  );
}
