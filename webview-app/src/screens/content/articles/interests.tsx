import { useSnapshot } from 'valtio';
import { getPortraitResult } from '../../../api/account.ts';
import { getFocusLabels, recordInformationOperation } from '../../../api/information.ts';
import { QUIET, request } from '../../../client/request.ts';
import { useAction } from '../../../kit/action/use-action.ts';
import { errorLine } from '../../../kit/answers/error-words.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { useText } from '../../../messages/index.ts';
import { session } from '../../../store/session.ts';
import { FilterChips } from '../../../ui/chips.tsx';
import { Note, Stack } from '../../../ui/layout.tsx';
import { useWords } from '../words/index.ts';

/** Lists the topics that a person follows and the service's suggestions. `onChange` reloads the list. */
export function Interests({ onChange }: { onChange: () => void }) {
  const words = useWords().articles;
  const t = useText();
  const { account } = useSnapshot(session);
  const labels = usePage(getFocusLabels, {}, QUIET);
  const portrait = usePage(getPortraitResult, account ? {} : null, QUIET).data;
  const follow = useAction(async (_key, labelId: string, focused: boolean) => {
    await request(recordInformationOperation, {
      body: { targetId: labelId, operation: focused ? 'focus' : 'unfocus' },
    });
  });
  const { data } = labels;
  if (!data) return null;
  const isKnown = portrait !== undefined && portrait.tags.length > 0;
  const followed = data.labels.filter(({ focused }) => focused).map(({ labelId }) => labelId);
  const choose = async (next: readonly string[]) => {
    const changed = data.labels.find(({ labelId, focused }) => next.includes(labelId) !== focused);
    if (!changed || !(await follow.start(changed.labelId, !changed.focused))) return;
    labels.reload();
    onChange();
  };
  return (
    <Stack gap={3}>
      {isKnown ? <Note>{words.because(portrait.tags)}</Note> : null}
      <FilterChips
        labelShown={!isKnown}
        label={data.title}
        hint={isKnown ? undefined : data.desc}
        error={follow.error === undefined ? undefined : errorLine(follow.error, t)}
        chips={data.labels.map(({ labelId, name }) => ({ value: labelId, label: name, disabled: follow.busy }))}
        values={followed}
        onChange={(next) => void choose(next)}
      />
    </Stack>
  );
}
