import { useKitWords } from '../../../kit/words/index.ts';
import { platformWords } from '../../../kit/words/platform-words.ts';
import { bridge } from '../../../platform/bridge.ts';
import { Card } from '../../../ui/card.tsx';
import { KeyValues } from '../../../ui/key-values.tsx';
import { Tag, Tags } from '../../../ui/tag.tsx';
import { useWords } from '../words/index.ts';

/** Shows the bridge's facts about its host. */
export function HostCard() {
  const kit = useKitWords();
  const words = useWords();
  const { name, platform, phone, app } = bridge.host;
  return (
    <Card>
      <KeyValues
        pairs={[
          [words.hybrid.host, name],
          [words.hybrid.platform, `${platform} · ${platformWords(kit, platform)}`],
          [words.hybrid.phone, words.hybrid.phones[phone]],
          [words.hybrid.app, app ? `${app.name} ${app.version}` : words.hybrid.none],
          [words.hybrid.token, bridge.sessionToken() === undefined ? words.hybrid.none : words.hybrid.present],
        ]}
      />
    </Card>
  );
}

/** Shows the host, its phone and its app as tags. */
export function HostTags() {
  const { hybrid } = useWords();
  const { name, phone, app } = bridge.host;
  return (
    <Tags>
      <Tag tone="brand">{name}</Tag>
      <Tag>{hybrid.phones[phone]}</Tag>
      {app ? <Tag>{`${app.name} ${app.version}`}</Tag> : null}
    </Tags>
  );
}
