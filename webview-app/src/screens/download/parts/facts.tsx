import type { ReleasedApp } from '../../../api/config.ts';
import { dayText } from '../../../messages/date-text.ts';
import { bridge } from '../../../platform/bridge.ts';
import { ANDROID, IOS } from '../../../rules/constants.ts';
import { sizeInMb } from '../../../rules/download-method.ts';
import { Card } from '../../../ui/card.tsx';
import styles from './download.module.css';
import { type DownloadWords, useDownloadWords } from './words/index.ts';

/** Shows version, size, system and date of the released app, as far as they are known. The size is the Android package's. */
export function Facts({ released }: { released: ReleasedApp }) {
  const words = useDownloadWords();
  const facts = factsOf(released, bridge.host.phone, words).filter(([, value]) => value !== undefined);
  if (facts.length === 0) return null;
  return (
    <Card>
      <dl className={styles.facts} aria-label={words.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function factsOf(
  released: ReleasedApp,
  phone: number,
  words: DownloadWords,
): (readonly [string, string | undefined])[] {
  const { versionName, sizeBytes, releasedOn, androidFrom, iosFrom } = released;
  return [
    [words.version, versionName],
    [words.size, phone === ANDROID && sizeBytes !== undefined ? sizeInMb(sizeBytes) : undefined],
    ['Android', phone !== IOS && androidFrom ? `${androidFrom}+` : undefined],
    ['iOS', phone !== ANDROID && iosFrom ? `${iosFrom}+` : undefined],
    [words.released, releasedOn && dayText(releasedOn)],
  ];
}
