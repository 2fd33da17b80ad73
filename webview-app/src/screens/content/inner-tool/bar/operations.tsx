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
import type { Operation, TelephonyState } from '../../../../telephony/types.ts';
import { useWords } from '../words/index.ts';
import styles from './bar.module.css';
import { OperationButton } from './operation-button.tsx';
import { IN_ORDER } from './shortcuts.ts';

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

interface OperationsProps {
  readonly state: TelephonyState;
  readonly onPress: (operation: Operation) => void;
}

/** The ten operations, always in the same places. */
export function Operations({ state: { state, refusals, pending }, onPress }: OperationsProps) {
  const words = useWords().bar;
  // In the wrap-up the sign-in makes the agent ready before the time is over.
  const label = (operation: Operation) =>
    operation === 'signIn' && state === 'wrapUp' ? words.readyNow : words.operations[operation];
  return (
    <div>
      <p className={styles.keysHint}>{words.keysHint}</p>
      <ul className={styles.operations} aria-label={words.operationsLabel}>
        {IN_ORDER.map((operation) => {
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
  );
}
