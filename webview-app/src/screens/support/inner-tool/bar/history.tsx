import { formatDate } from '../../../../rules/dates.ts';
import { secondsSince } from '../../../../telephony/timers.ts';
import type { PastCall } from '../../../../telephony/types.ts';
import { Note, Text } from '../../../../ui/layout.tsx';
import { clock } from '../use-seconds.ts';
import { useWords } from '../words/index.ts';
import styles from './bar.module.css';

/** Lists the ended calls of the shift, newest first. */
export function History({ calls }: { calls: readonly PastCall[] }) {
  const words = useWords().bar;
  if (calls.length === 0) return <Note>{words.history.none}</Note>;
  return (
    <div className={styles.history}>
      <table className={styles.table}>
        <caption className={styles.caption}>{words.history.caption(calls.length)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.history.number}</th>
            <th scope="col">{words.history.begun}</th>
            <th scope="col">{words.history.length}</th>
            <th scope="col">{words.history.end}</th>
          </tr>
        </thead>
        <tbody>
          {calls.map((call) => (
            <Row key={call.callId} call={call} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ call }: { call: PastCall }) {
  const words = useWords().bar;
  const { direction, number, startedAt, answeredAt, endedAt, end, endedWhileDisconnected } = call;
  const hasLength = answeredAt !== undefined && endedAt !== undefined;
  return (
    <tr>
      <th scope="row">
        {number}
        <Text as="span" block size="xs" tone="soft">
          {words.directions[direction]}
        </Text>
      </th>
      <td>{formatDate(startedAt, 'time')}</td>
      <td>{hasLength ? clock(secondsSince(answeredAt, endedAt)) : words.history.noLength}</td>
      <td>
        {words.ends[end]}
        {endedWhileDisconnected ? (
          <Text as="span" block size="xs" tone="soft">
            {words.endedWhileDisconnected}
          </Text>
        ) : null}
      </td>
    </tr>
  );
}
