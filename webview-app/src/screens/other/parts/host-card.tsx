import { platformWords } from '../../../kit/platform-words.ts';
import { useScreenText } from '../../../messages/screens.ts';
import { bridge } from '../../../platform/bridge.ts';
import { Card } from '../../../ui/card.tsx';
import { KeyValues } from '../../../ui/key-values.tsx';

/** What the bridge knows of its host. */
export function HostCard() {
  const t = useScreenText();
  const { name, platform, phone, app } = bridge.host;
  return (
    <Card>
      <KeyValues
        pairs={[
          [t.hybrid.host, name],
          [t.hybrid.platform, `${platform} · ${platformWords(t, platform)}`],
          [t.hybrid.phone, t.hybrid.phones[phone]],
          [t.hybrid.app, app ? `${app.name} ${app.version}` : t.hybrid.none],
          [t.hybrid.token, bridge.sessionToken() === undefined ? t.hybrid.none : t.hybrid.present],
        ]}
      />
    </Card>
  );
}
