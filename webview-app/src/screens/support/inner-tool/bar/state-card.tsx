import { BellRing, CircleCheck, ClipboardPen, type LucideIcon, Pause, PhoneCall, PowerOff, Users } from 'lucide-react';
import { secondsSince, secondsUntil } from '../../../../telephony/timers.ts';
import type { BarState, LiveCall, TelephonyState } from '../../../../telephony/types.ts';
import { classes } from '../../../../ui/classes.ts';
import { Text } from '../../../../ui/layout.tsx';
import { clock, useNow } from '../use-seconds.ts';
import { useWords } from '../words/index.ts';
import styles from './bar.module.css';
import { stateText } from './state-words.ts';

const ICONS: Readonly<Record<BarState, LucideIcon>> = {
  offline: PowerOff,
  ready: CircleCheck,
  ringing: BellRing,
  talking: PhoneCall,
  held: Pause,
  conferencing: Users,
  wrapUp: ClipboardPen,
};

/** Shows the agent's state as icon, colour and text, with the call and its timer. */
export function StateCard({ state }: { state: TelephonyState }) {
  const words = useWords().bar;
  const Icon = ICONS[state.state];
  const { call, agentNo, otherCalls, connection } = state;
  // If the connection is disturbed, the state is uncertain and the colour is neutral.
  const isCertain = connection === 'open';
  return (
    <section className={classes(styles.state, isCertain && styles[state.state])} aria-label={words.stateLabel}>
      <div className={styles.stateWords}>
        <p className={styles.stateName}>
          <Icon className={styles.stateIcon} size={24} aria-hidden="true" />
          {words.states[state.state]}
          {agentNo ? <span className={styles.agent}>{words.agent(agentNo)}</span> : null}
        </p>
        {call ? (
          <Text size="s" tone="ink" weight="regular">
            {stateText(words, state)}
          </Text>
        ) : null}
        {call?.invitation ? (
          <Text size="s" tone="ink" weight="regular">
            {words.invited[call.invitation.kind](call.invitation.number)}
          </Text>
        ) : null}
        {otherCalls.map((other) => (
          <Text key={other.callId} size="s" tone="ink" weight="regular">
            {words.otherCall(other.number)}
          </Text>
        ))}
      </div>
      <StateTimer call={call} wrapUpEndsAt={state.state === 'wrapUp' ? state.wrapUpEndsAt : undefined} />
    </section>
  );
}

function StateTimer({ call, wrapUpEndsAt }: { call: LiveCall | undefined; wrapUpEndsAt: number | undefined }) {
  const words = useWords().bar;
  const now = useNow();
  if (wrapUpEndsAt !== undefined)
    return <Timer label={words.wrapUpLeft} text={clock(secondsUntil(wrapUpEndsAt, now))} />;
  if (!call) return null;
  return call.answeredAt === undefined ? (
    <Timer label={words.ringingFor} text={clock(secondsSince(call.startedAt, now))} />
  ) : (
    <Timer label={words.talkTime} text={clock(secondsSince(call.answeredAt, now))} />
  );
}

const Timer = ({ label, text }: { label: string; text: string }) => (
  <p className={styles.timer}>
    <Text as="span" size="xs" weight="regular">
      {label}
    </Text>
    <span role="timer">{text}</span>
  </p>
);
