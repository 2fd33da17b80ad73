/**
 * Shows every primitive of `src/ui` in a section. `ui.spec.ts` builds the page and checks it in four variants. `PICTURES=1` stores a
 * picture of each part.
 */
import { createRoot } from 'react-dom/client';
import '../../src/ui/tokens.css';
import '../../src/ui/base.css';
import { Card } from '../../src/ui/card.tsx';
import { Section } from '../../src/ui/section.tsx';
import * as content from './content.tsx';
import * as inputs from './inputs.tsx';
import * as measures from './measures.tsx';

const parts = { ...measures, ...inputs, ...content };

function Gallery() {
  return (
    <main style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24, padding: 16 }}>
      <h1>Gallery</h1>
      {Object.entries(parts).map(([name, Part]) => (
        <div key={name} data-part={name}>
          <Section title={name}>
            <Card>
              <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>
                <Part />
              </div>
            </Card>
          </Section>
        </div>
      ))}
    </main>
  );
}

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(<Gallery />);
