import { UserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useAction } from '../../../kit/action/use-action.ts';
import { dayText } from '../../../messages/date-text.ts';
import { session } from '../../../store/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { KeyValues } from '../../../ui/key-values.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { notice, toast } from '../../../ui/toast-store.ts';
import { type DataGroup, deleteData, exportData, storedGroups } from '../flows/my-data.ts';
import { useWords } from '../words/index.ts';
import { DataRequestLinks } from './data-request-links.tsx';
import styles from './my-data.module.css';

/** Opens the person's stored data in a sheet over the privacy policy. */
export function MyData() {
  const words = useWords().myData;
  const [isOpen, setOpen] = useState(false);
  const { owner, status } = useSnapshot(session);
  return (
    <>
      <Rows>
        <ListRow icon={<UserRound />} title={words.title} onClick={() => setOpen(true)} />
      </Rows>
      {isOpen ? (
        <Sheet open title={words.title} onCancel={() => setOpen(false)}>
          <div className={styles.parts}>
            <OnThisPhone key={`${owner} ${status}`} />
            <DataRequestLinks />
          </div>
        </Sheet>
      ) : null}
    </>
  );
}

/** Lists the kinds of stored data, to export or delete. */
function OnThisPhone() {
  const words = useWords().myData;
  const [groups, setGroups] = useState<readonly DataGroup[] | 'nobody'>();
  const [readCount, setReadCount] = useState(0);
  const [isConfirming, setConfirming] = useState(false);
  useEffect(() => {
    let isMounted = true;
    void storedGroups().then((result) => {
      if (isMounted) setGroups(result ?? 'nobody');
    });
    return () => {
      isMounted = false;
    };
  }, [readCount]);
  const download = useAction(async () => {
    const outcome = await exportData();
    if (outcome === 'failed') notice(words.failed, 'warning');
    else toast(words[outcome], 'success');
  });
  const remove = useAction(async () => deleteData());
  const confirm = async () => {
    if (!(await remove.start())) return;
    setConfirming(false);
    setReadCount((count) => count + 1);
    toast(words.deleted, 'success');
  };
  if (groups === undefined) return null;
  if (groups === 'nobody') return <Callout>{words.nobody}</Callout>;
  if (groups.length === 0) return <Callout live>{words.nothing}</Callout>;
  return (
    <>
      <p>{words.text}</p>
      <KeyValues pairs={groups.map((group) => [words.kinds[group.kind], groupText(group, words)])} />
      <div className={styles.actions}>
        <Button wide tone="secondary" busy={download.busy} onClick={() => void download.start()}>
          {words.download}
        </Button>
        <Button wide tone="danger" onClick={() => setConfirming(true)}>
          {words.delete}
        </Button>
      </div>
      <ConfirmDialog
        open={isConfirming}
        danger
        title={words.question}
        text={
          <>
            <p>{words.deletedData}</p>
            <p>{words.notDeleted}</p>
          </>
        }
        confirm={words.delete}
        busy={remove.busy}
        onConfirm={() => void confirm()}
        onCancel={() => setConfirming(false)}
      />
    </>
  );
}

function groupText({ count, since, isOfVisit }: DataGroup, words: ReturnType<typeof useWords>['myData']): string {
  const entries = words.entries(count);
  if (since !== undefined) return words.since(entries, dayText(new Date(since).toISOString()));
  return isOfVisit ? words.thisVisit(entries) : words.noTerm(entries);
}
