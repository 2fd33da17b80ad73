import { Lock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { PackageRight, RightsPackage } from '../../../api/rights-package.ts';
import { errorLine } from '../../../kit/answers/error-words.ts';
import { benefitIcons } from '../../../kit/icons/benefit-icons.tsx';
import { hrefOfLink, openLink } from '../../../kit/links/open-link.ts';
import { addressOfService } from '../../../kit/links/service-links.ts';
import { FormFailure } from '../../../kit/page/form-of.tsx';
import { useSlow } from '../../../kit/page/use-slow.ts';
import { rangeText } from '../../../messages/date-text.ts';
import { useText } from '../../../messages/index.ts';
import { Agreement } from '../../../ui/agreement.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { Note, Text } from '../../../ui/layout.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { CardShape } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import styles from './package-part.module.css';
import { Part } from './part.tsx';
import type { OwnPackage } from './use-rights-package.ts';
import { useWords } from './words/index.ts';

/** Shows the partner's package. Its response may take half a minute, so a text shows that it is still loading. */
export function PackagePart({ page, agreement }: OwnPackage) {
  const words = useWords().package;
  const isSlow = useSlow(page.status === 'loading');
  return (
    <Part
      title={words.title}
      page={page}
      shape={
        <>
          <p className={styles.waiting} role="status">
            {isSlow ? words.slow : words.asking}
          </p>
          <CardShape lines={3} />
        </>
      }
    >
      {(data) => <PackageContent data={data} agreement={agreement} page={page} />}
    </Part>
  );
}

function PackageContent({ data, agreement, page }: OwnPackage & { data: RightsPackage }) {
  const words = useWords().package;
  const { name, companyName, validFrom, validTo, authorized, rights, notes } = data;
  const isOver = rights.length > 0 && rights.every(({ state }) => state === 'expired');
  return (
    <Section title={name} text={words.from(companyName, rangeText(validFrom, validTo))}>
      {authorized || isOver ? null : <AgreementPart data={data} agreement={agreement} page={page} />}
      <Rows>
        {rights.map((right) => (
          <PackageRightRow key={right.rightsNo} right={right} />
        ))}
      </Rows>
      {notes.length > 0 ? <Note>{notes.join(words.noteGap)}</Note> : null}
    </Section>
  );
}

function PackageRightRow({ right }: { right: PackageRight }) {
  const words = useWords();
  const { name, desc, icon, state, unlimited, left, total, link } = right;
  const amount = unlimited ? words.rights.unlimited : words.rights.left(left ?? total ?? 0);
  return (
    <ListRow
      icon={state === 'locked' ? <Lock /> : benefitIcons[icon]}
      title={name}
      text={desc}
      value={state === 'unused' ? amount : words.package.states[state]}
      to={addressOfService(link ?? '')}
    />
  );
}

/** Shows the agreement. If the app cannot open one of the protocols, it offers a reload, because nobody agrees to an unread text. */
function AgreementPart({ data, agreement, page }: OwnPackage & { data: RightsPackage }) {
  const t = useText();
  const words = useWords().package;
  const documents = data.protocols.map(({ title, link }) => ({ title, link, href: hrefOfLink(link) }));
  if (documents.every(isReadable)) return <AgreeOnce data={data} documents={documents} agreement={agreement} />;
  const unreadable = documents.filter((document) => !isReadable(document)).map(({ title }) => title);
  return (
    <Callout
      tone="warm"
      live
      title={words.unreadable}
      action={
        <Button small tone="secondary" busy={page.reloading} onClick={page.reload}>
          {t.common.retry}
        </Button>
      }
    >
      {words.unreadableText(unreadable)}
    </Callout>
  );
}

interface Document {
  title: string;
  /** The address that the service sent. */
  link: string;
  /** The address that the page links to. */
  href: string;
}
const isReadable = (document: Omit<Document, 'href'> & { href: string | undefined }): document is Document =>
  document.href !== undefined;

interface AgreeOnceProps extends Pick<OwnPackage, 'agreement'> {
  data: RightsPackage;
  documents: readonly Document[];
}

/** Shows an unticked box for the package's protocols, and a button to agree. New versions of the protocols untick the box. */
function AgreeOnce({ data, documents, agreement }: AgreeOnceProps) {
  const t = useText();
  const words = useWords().package;
  const { protocols } = data;
  const versions = protocols.map(({ protocolNo, version }) => `${protocolNo} ${version}`).join();
  const [ticked, setTicked] = useState('');
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement | null>(null);
  useEffect(() => setMissing(false), [versions]);
  const agree = () => {
    if (ticked === versions) return void agreement.start(data);
    setMissing(true);
    box.current?.focus();
  };
  const open = (href: string) => {
    const { link = href } = documents.find((document) => document.href === href) ?? {};
    openLink(link).catch(() => toast(words.notOpened, 'error'));
  };
  return (
    <Card>
      <div className={styles.agree}>
        <Text weight="medium">{words.agreeFirst}</Text>
        <Agreement
          documents={documents}
          onOpen={({ href = '' }) => open(href)}
          name="protocols"
          checked={ticked === versions}
          onChange={(checked) => setTicked(checked ? versions : '')}
          missing={isMissing}
          ref={(element) => {
            box.current = element;
          }}
        />
        {agreement.error ? <FormFailure words={errorLine(agreement.error, t)} /> : null}
        <Button wide busy={agreement.busy} onClick={agree}>
          {words.agree}
        </Button>
      </div>
    </Card>
  );
}
