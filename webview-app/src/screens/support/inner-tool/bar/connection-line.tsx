import type { Connection } from '../../../../telephony/types.ts';
import { Callout } from '../../../../ui/callout.tsx';
import { useWords } from '../words/index.ts';

const QUIET: readonly Connection[] = ['off', 'open'];
const CLOSED: readonly Connection[] = ['elsewhere', 'notAllowed', 'lost'];

/** Says that the connection to the switch is disturbed, and what that means. Renders nothing otherwise. */
export function ConnectionLine({ connection }: { connection: Connection }) {
  const words = useWords().bar.connections;
  if (QUIET.includes(connection)) return null;
  const { title, text } = words[connection as keyof typeof words];
  const tone = CLOSED.includes(connection) ? 'danger' : connection === 'connecting' ? 'info' : 'warm';
  return (
    <Callout tone={tone} title={title}>
      {text}
    </Callout>
  );
}
