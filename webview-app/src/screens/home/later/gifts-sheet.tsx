import { Gift } from 'lucide-react';
import { partOf } from '../../../kit/answers/use-page.ts';
import { addressOfService } from '../../../kit/links/service-links.ts';
import { ResourceView } from '../../../kit/page/resource-view.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsShape } from '../../../ui/skeleton.tsx';
import { giftsOf } from '../page/gifts.ts';
import { useVisibleIndex } from '../page/shown-index.ts';
import { useWords } from './words/index.ts';

/** Shows all gifts and offers of the medical index, which share one tile. */
export function GiftsSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} title={useWords().gifts} onCancel={onClose}>
      <Gifts />
    </Sheet>
  );
}

function Gifts() {
  const gifts = partOf(useVisibleIndex(), ({ groups }) => giftsOf(groups));
  return (
    <ResourceView resource={gifts} skeleton={<RowsShape count={4} />} isEmpty={(list) => list.length === 0}>
      {(list) => (
        <Rows>
          {list.map(({ id, title, desc, link }) => (
            <ListRow key={id} icon={<Gift />} title={title} text={desc} to={addressOfService(link)} />
          ))}
        </Rows>
      )}
    </ResourceView>
  );
}
