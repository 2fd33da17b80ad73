import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { getMedicalIndex, type MedicalEntry, type MedicalIndex } from '../../../api/static-entry.ts';
import { prefetchWhole } from '../../../client/request.ts';
import { ResourceView } from '../../../kit/resource-view.tsx';
import { addressOfService } from '../../../kit/service-links.ts';
import { partOf, usePage } from '../../../kit/use-page.ts';
import { config, loadConfig } from '../../../platform/configuration.ts';
import { CardShape, RowsShape } from '../../../ui/skeleton.tsx';
import { Banners } from './banners.tsx';
import { Groups } from './groups.tsx';

/** Asks for the index and the configuration, so that the page can be drawn whole. */
export const prefetchIndex = () => Promise.all([prefetchWhole(getMedicalIndex, {}), loadConfig()]);

/**
 * The provider's banners and groups of services. The configuration says if there are tabs, and if the charity campaign is on. `plain`: the
 * services alone, one group below the other.
 */
export function MedicalIndexParts({ plain = false }: { plain?: boolean }) {
  const { showTab, n95GongyiSwitch } = useSnapshot(config);
  useEffect(() => void loadConfig(), []);
  const index = partOf(usePage(getMedicalIndex, {}), (all) => shownOf(all, n95GongyiSwitch === 1 && !plain));
  return (
    <ResourceView resource={index} skeleton={<Shapes />} isEmpty={hasNothing}>
      {({ banners, groups }) => (
        <>
          {plain ? null : <Banners banners={banners} />}
          <Groups groups={groups} hasTabs={showTab && !plain} />
        </>
      )}
    </ResourceView>
  );
}

const hasNothing = ({ banners, groups }: MedicalIndex): boolean => banners.length + groups.length === 0;

/** Leaves out the charity campaign while it is off, pages that this app does not have, and groups that are empty then. */
function shownOf({ banners, groups }: MedicalIndex, charityOn: boolean): MedicalIndex {
  const isShown = ({ link, charity }: Pick<MedicalEntry, 'link' | 'charity'>) =>
    (charityOn || !charity) && addressOfService(link) !== undefined;
  return {
    banners: banners.filter(isShown),
    groups: groups
      .map((group) => ({ ...group, entries: group.entries.filter(isShown) }))
      .filter(({ entries }) => entries.length > 0),
  };
}

function Shapes() {
  return (
    <>
      <CardShape lines={3} />
      <RowsShape count={2} />
      <RowsShape count={3} />
    </>
  );
}
