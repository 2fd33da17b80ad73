import {
  LogIn,
  LogOut,
  type LucideIcon,
  Pause,
  Phone,
  PhoneForwarded,
  PhoneIncoming,
  PhoneOff,
  Play,
  Plug,
  Users,
} from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import type { Operation, TelephonyState } from '../../../../telephony/types.ts';
import { useWords } from '../words/index.ts';
import styles from './bar.module.css';
import { OperationButton } from './operation-button.tsx';

const ICONS: Readonly<Record<Operation, LucideIcon>> = {
  initialise: Plug,
  signIn: LogIn,
  makeCall: Phone,
  answer: PhoneIncoming,
  hold: Pause,
  retrieve: Play,
  transfer: PhoneForwarded,
  conference: Users,
  hangUp: PhoneOff,
  signOut: LogOut,
};

/** Groups the operations by topic, in the order in which an agent needs them. */
const GROUPS = {
  shift: ['initialise', 'signIn', 'signOut'],
  call: ['makeCall', 'answer', 'hangUp'],
  during: ['hold', 'retrieve', 'transfer', 'conference'],
} as const satisfies Readonly<Record<string, readonly Operation[]>>;

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): K[] => Object.keys(record) as K[];

interface OperationsProps {
  readonly state: TelephonyState;
  readonly onPress: (operation: Operation) => void;
  /** The field for the number to call, before the groups that need a number. */
  readonly children: ReactNode;
}

/** Shows the ten operations in three groups, always in the same places. */
export function Operations({ state: { state, refusals, pending }, onPress, children }: OperationsProps) {
  const words = useWords().bar;
  // During the wrap-up a sign-in makes the agent ready early, so it has another label.
  const label = (operation: Operation) =>
    operation === 'signIn' && state === 'wrapUp' ? words.readyNow : words.operations[operation];
  return (
    <div>
      <p className={styles.keysHint}>{words.keysHint}</p>
      <section className={styles.groups} aria-label={words.operationsLabel}>
        {keysOf(GROUPS).map((group) => (
          <Fragment key={group}>
            <div>
              <p className={styles.group}>{words.groups[group]}</p>
              <ul className={styles.operations} aria-label={words.groups[group]}>
                {GROUPS[group].map((operation) => {
                  const refusal = refusals[operation];
                  return (
                    <li key={operation}>
                      <OperationButton
                        operation={operation}
                        label={label(operation)}
                        icon={ICONS[operation]}
                        reason={refusal && words.refusals[refusal]}
                        busy={pending === operation}
                        onPress={() => onPress(operation)}
                      />
                    </li>
                  );
                })}
              </ul>
            </div>
            {group === 'shift' ? children : null}
          </Fragment>
        ))}
      </section>
    </div>
  );
}
