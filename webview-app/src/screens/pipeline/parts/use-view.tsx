import { ListChecks } from 'lucide-react';
import type { PipelinePage, PipelineUse } from '../../../api/service-pipeline.ts';
import type { ServicePage } from '../../../api/static-pipeline.ts';
import { Points, Questions } from '../../../kit/page/service-parts.tsx';
import type { StatusView } from '../../../kit/page/status-of.tsx';
import { ValidityTag, validityNow } from '../../../kit/page/validity.tsx';
import { stepsOf } from '../../../kit/refund/refund-steps.ts';
import { useKitWords } from '../../../kit/words/index.ts';
import { dayText, momentText } from '../../../messages/date-text.ts';
import { href } from '../../../routes.ts';
import { Card } from '../../../ui/card.tsx';
import { KeyValues } from '../../../ui/key-values.tsx';
import { Section } from '../../../ui/section.tsx';
import { useWords } from '../words/index.ts';
import { NextStep } from './next-step.tsx';
import styles from './pipeline.module.css';
import { policyPairs } from './policy-pairs.ts';
import { formatRemainingUses } from './remaining-uses.ts';

/** Returns a service as a status page. `policy` and `texts` are undefined while loading. */
export function useView(policy: PipelinePage | undefined, texts: ServicePage | undefined, onDone: () => void) {
  const words = useWords();
  const kit = useKitWords().service;
  return (use: PipelineUse): StatusView => {
    const { service, orderNo, uses, notes, steps, activatedAt } = use;
    const { state, name, desc, validFrom, validTo, serviceNo } = service;
    const remaining = formatRemainingUses(service, words);
    const isOver = state === 'used' || state === 'expired';
    return {
      title: words.titles[state],
      text: words.texts[state](dayText(state === 'upcoming' ? validFrom : validTo)),
      subject: name,
      tag: isOver ? undefined : <ValidityTag validity={validityNow(validTo)} />,
      children: (
        <Card>
          {remaining ? <p className={styles.left}>{remaining}</p> : null}
          <p>{desc}</p>
        </Card>
      ),
      timeline: stepsOf(steps),
      facts: [
        [words.activatedAt, activatedAt && momentText(activatedAt)],
        ...(policy ? policyPairs(policy, words) : []),
      ],
      after: (
        <>
          {uses.length > 0 ? (
            <Section title={words.history}>
              <Card>
                <KeyValues pairs={uses.map(({ at, desc: description }) => [momentText(at), description] as const)} />
              </Card>
            </Section>
          ) : null}
          {isOver ? null : <Points title={kit.notes} items={notes} />}
          {texts ? <Questions title={kit.questions} items={texts.faq} /> : null}
        </>
      ),
      actions: [
        {
          id: 'all',
          icon: <ListChecks />,
          label: words.all,
          to: href('pipeline.overview', { serviceNo, orderNo }),
        },
      ],
      bottom: <NextStep use={use} onDone={onDone} />,
    };
  };
}
