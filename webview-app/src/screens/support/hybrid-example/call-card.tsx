import { isBridgeError, type Support } from '@sdhealth/bridge-sdk';
import { useRef, useState } from 'react';
import { showIfTooOld } from '../../../flows/too-old.ts';
import { bridge } from '../../../platform/bridge.ts';
import { Button } from '../../../ui/button.tsx';
import { Details } from '../../../ui/details.tsx';
import { Note, Row, Stack } from '../../../ui/layout.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { type AreaWords, useWords } from '../words/index.ts';
import type { Example } from './examples.ts';
import styles from './hybrid.module.css';
import { displayText, parseTyped } from './shown.ts';

interface CallResult {
  readonly isSuccess: boolean;
  readonly text: string;
  readonly ms: number;
}

/** Shows a call of the contract: its support by the host, its parameters to edit, its response. */
export function CallCard({ example }: { example: Example }) {
  const words = useWords();
  const { name } = example.method;
  const support = bridge.supports(example.method);
  const [params, setParams] = useState(() => displayText(example.params));
  const [fault, setFault] = useState<string>();
  const [result, setResult] = useState<CallResult>();
  const [running, setRunning] = useState(false);
  const controller = useRef<AbortController>(undefined);

  const run = async () => {
    let input: unknown;
    try {
      input = parseTyped(params);
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
      return;
    }
    setFault(undefined);
    setResult(undefined);
    setRunning(true);
    controller.current = new AbortController();
    const startedAt = performance.now();
    const finish = (isSuccess: boolean, value: unknown) =>
      setResult({ isSuccess, text: displayText(value), ms: Math.round(performance.now() - startedAt) });
    try {
      finish(true, await example.run(input, controller.current.signal));
    } catch (error) {
      finish(false, errorFields(error));
      showIfTooOld(error);
    }
    setRunning(false);
  };

  // A newer bridge may send an unknown reason.
  const reasons: Readonly<Partial<Record<string, string>>> = words.hybrid.cannot;
  return (
    <Details
      title={
        <span className={styles.head}>
          <code className={styles.name}>{name}</code>
          <Tag tone={support.ok ? 'brand' : 'plain'}>
            {support.ok ? words.hybrid.can : (reasons[support.reason] ?? support.reason)}
          </Tag>
        </span>
      }
    >
      <Stack gap={4}>
        <Note>{supportLine(support, words)}</Note>
        <TextArea
          label={words.hybrid.params}
          value={params}
          onChange={setParams}
          maxLength={4000}
          rows={3}
          error={fault}
        />
        <Row gap={2} wrap>
          <Button small busy={running} onClick={() => void run()}>
            {words.hybrid.call}
          </Button>
          {running ? (
            <Button small tone="quiet" onClick={() => controller.current?.abort()}>
              {words.hybrid.abort}
            </Button>
          ) : null}
        </Row>
        <div role="status">
          {result ? (
            <>
              <p className={result.isSuccess ? styles.good : styles.bad}>
                {result.isSuccess ? words.hybrid.answered(result.ms) : words.hybrid.refused(result.ms)}
              </p>
              <pre className={styles.code}>{result.text}</pre>
            </>
          ) : null}
        </div>
      </Stack>
    </Details>
  );
}

function supportLine(support: Support, words: AreaWords): string {
  const source = words.hybrid.sources[support.source];
  if (support.ok) return words.hybrid.supported(source);
  return support.needs ? words.hybrid.tooOld(support.needs, source) : words.hybrid.unsupported(source);
}

function errorFields(error: unknown): unknown {
  if (!isBridgeError(error)) return String(error);
  const { code, method, mayHaveHappened, path, needs, hostCode, message } = error;
  return { code, method, mayHaveHappened, path, needs, hostCode, message };
}
