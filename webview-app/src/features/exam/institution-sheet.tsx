import type { BookingInstitution } from '../../flows/exam-flow.ts';
import { useKitWords } from '../../kit/words/index.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Name } from '../../ui/name.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { InstitutionContact } from './institution-contact.tsx';
import { InstitutionFacts } from './institution-facts.tsx';

export interface InstitutionSheetProps {
  institution: BookingInstitution;
  onChoose: () => void;
  onClose: () => void;
}

/** Shows the details of an institution (hours, tags, map, phone) with a button that chooses it. */
export function InstitutionSheet({ institution, onChoose, onClose }: InstitutionSheetProps) {
  const words = useKitWords().institutions;
  const { coverUrl, metres, nextDay, hours, tags } = institution;
  return (
    <Sheet
      open
      title={<Name>{institution.name}</Name>}
      onCancel={onClose}
      actions={
        <Button wide onClick={onChoose}>
          {words.choose}
        </Button>
      }
    >
      <Stack gap={4}>
        {coverUrl ? <Picture src={coverUrl} alt="" ratio={1.9} eager /> : null}
        <InstitutionFacts metres={metres} nextDay={nextDay} hours={hours} tags={tags} />
        <InstitutionContact institution={institution} />
      </Stack>
    </Sheet>
  );
}
