import { useEffect, useState } from 'react';
import { ScreenFrame } from '../../kit/page/screen-frame.tsx';
import { bridge } from '../../platform/bridge.ts';
import { plainLine } from '../../rules/plain-line.ts';
import { Card } from '../../ui/card.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Section } from '../../ui/section.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { screen } from '../screen.ts';
import { BridgeState } from './hybrid-example/bridge-state.tsx';
import { CallCard } from './hybrid-example/call-card.tsx';
import { EventLog, useHostEvents } from './hybrid-example/event-log.tsx';
import { type Capability, type Example, examplesOf } from './hybrid-example/examples.ts';
import { HostCard, HostTags } from './hybrid-example/host-card.tsx';
import styles from './hybrid-example/hybrid.module.css';
import { useWords } from './words/index.ts';

type Tab = 'calls' | 'events' | 'state';

/** Lets app teams and support send every bridge call. Shows responses, the host's events and the bridge's counters. */
export const Screen = screen('support.hybrid-example', function HybridExample() {
  const words = useWords();
  const [tab, setTab] = useState<Tab>('calls');
  const received = useHostEvents();
  useRenderWhenOpened();
  return (
    <ScreenFrame title={words.hybrid.title} titleHidden lead={words.hybrid.lead} meta={<HostTags />}>
      <Tabs
        label={words.hybrid.title}
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'calls', label: words.hybrid.calls },
          { id: 'events', label: words.hybrid.events(received.length) },
          { id: 'state', label: words.hybrid.state },
        ]}
      >
        {tab === 'calls' ? (
          <Calls />
        ) : tab === 'events' ? (
          <EventLog received={received} />
        ) : (
          <div className={styles.stack}>
            <HostCard />
            <BridgeState />
          </div>
        )}
      </Tabs>
    </ScreenFrame>
  );
});

function Calls() {
  const words = useWords();
  const [query, setQuery] = useState('');
  const isMatch = ({ method }: Example) => method.name.toLowerCase().includes(plainLine(query).toLowerCase());
  // The sections have the order of the capabilities' titles in the texts.
  const matches = (Object.entries(words.hybrid.capabilities) as [Capability, string][])
    .map(([capability, title]) => ({ capability, title, calls: examplesOf(capability).filter(isMatch) }))
    .filter(({ calls }) => calls.length > 0);
  return (
    <div className={styles.stack}>
      <SearchField label={words.hybrid.find} value={query} onChange={setQuery} />
      {matches.map(({ capability, title, calls }) => (
        <Section key={capability} title={title}>
          <Card>
            {calls.map((example) => (
              <CallCard key={example.method.name} example={example} />
            ))}
          </Card>
        </Section>
      ))}
    </div>
  );
}

/** Renders again once the host has opened, because the handshake may add facts. */
function useRenderWhenOpened(): void {
  const [, setOpened] = useState(false);
  useEffect(() => {
    void bridge.opened.then(() => setOpened(true));
  }, []);
}
