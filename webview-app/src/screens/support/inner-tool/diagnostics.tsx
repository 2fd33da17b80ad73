import { useState } from 'react';
import { ResourceView } from '../../../kit/page/resource-view.tsx';
import { copyText } from '../../../platform/copy-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Details } from '../../../ui/details.tsx';
import { KeyValues } from '../../../ui/key-values.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Section } from '../../../ui/section.tsx';
import { LinesShape } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { ClearCaches } from './clear-caches.tsx';
import { CopyByHand } from './copy-by-hand.tsx';
import { DebuggerCard } from './debugger-card.tsx';
import type { Group } from './facts/group.ts';
import { RecordCard } from './record-card.tsx';
import { supportText } from './support-text.ts';
import { useGroups } from './use-groups.ts';
import { useWords } from './words/index.ts';

/** Shows the facts of the page in groups, with buttons to copy and refresh them. */
export function Diagnostics() {
  const words = useWords();
  const { groups, configuration, refresh } = useGroups();
  const [uncopiedText, setUncopiedText] = useState('');

  const copyOrShow = async (text: string) => {
    const isCopied = await copyText(text);
    setUncopiedText(isCopied ? '' : text);
    if (isCopied) toast(words.copied, 'success');
  };
  const allText = () => supportText(configuration.data ? [...groups, configuration.data] : groups);

  return (
    <Section title={words.facts} text={words.lead}>
      <Stack gap={4}>
        <Row gap={2} wrap align="center">
          <Button small onClick={() => void copyOrShow(allText())}>
            {words.copy}
          </Button>
          <Button small tone="secondary" busy={configuration.reloading} onClick={refresh}>
            {words.refresh}
          </Button>
          <ClearCaches onCleared={refresh} />
        </Row>
        {uncopiedText ? <CopyByHand text={uncopiedText} /> : null}
        <Card snug>
          {groups.map((group, index) => (
            <GroupDetails key={group.title} group={group} open={index === 0} />
          ))}
          <Details title={words.groups.configuration}>
            <ResourceView resource={configuration} skeleton={<LinesShape />}>
              {(group) => <KeyValues pairs={pairsOf(group)} />}
            </ResourceView>
          </Details>
        </Card>
        <RecordCard onCopy={(text) => void copyOrShow(text)} />
        {/* The single-file build has no debugger, because every customer would load its 14 kB. */}
        {__BUILD__ === 'web' ? <DebuggerCard /> : null}
      </Stack>
    </Section>
  );
}

const pairsOf = ({ facts }: Group) => facts.map(({ name, value }) => [name, value] as const);

function GroupDetails({ group, open }: { group: Group; open: boolean }) {
  return (
    <Details title={group.title} open={open}>
      <KeyValues pairs={pairsOf(group)} />
    </Details>
  );
}
