import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { MedicalIndex } from '../../../api/static-home.ts';
import type { LoadState } from '../../../kit/answers/use-resource.ts';
import { ResourceView } from '../../../kit/page/resource-view.tsx';
import { config, loadConfig } from '../../../platform/configuration.ts';
import { CardShape, RowsShape } from '../../../ui/skeleton.tsx';
import { Banners } from './banners.tsx';
import { Groups } from './groups.tsx';

/** Shows the provider's banners and groups of services, with tabs if configured. `plain`: only the services, stacked, without offers. */
export function MedicalIndexParts({ index, plain = false }: { index: LoadState<MedicalIndex>; plain?: boolean }) {
  const { showTab } = useSnapshot(config);
  useEffect(() => void loadConfig(), []);
  return (
    <ResourceView resource={index} skeleton={<Shapes />} isEmpty={hasNothing}>
      {({ banners, groups }) => (
        <>
          {plain ? null : <Banners banners={banners} />}
          <Groups groups={groups} hasTabs={showTab && !plain} hasQuick={!plain} />
        </>
      )}
    </ResourceView>
  );
}

const hasNothing = ({ banners, groups }: MedicalIndex): boolean => banners.length + groups.length === 0;

function Shapes() {
  return (
    <>
      <CardShape lines={3} />
      <RowsShape count={2} />
      <RowsShape count={3} />
    </>
  );
}
