import type { Connection } from '../../../../telephony/types.ts';
import { Callout } from '../../../../ui/callout.tsx';
import { useWords } from '../words/index.ts';

const UNDISTURBED: readonly Connection[] = ['off', 'open'];
const ENDED: readonly Connection[] = ['elsewhere', 'notAllowed', 'lost'];

/** Shows that the connection to the switch is disturbed, and the consequence. Renders nothing otherwise. */
export function ConnectionLine({ connection }: { connection: Connection }) {
  const words = useWords().bar.connections;
  if (UNDISTURBED.includes(connection)) return null;
  const { title, text } = words[connection as keyof typeof words];
  const tone = ENDED.includes(connection) ? 'danger' : connection === 'connecting' ? 'info' : 'warm';
  return (
    <Callout tone={tone} title={title}>
      {text}
    </Callout>
  );
}
