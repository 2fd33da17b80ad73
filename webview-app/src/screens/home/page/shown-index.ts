import { useSnapshot } from 'valtio';
import type { MedicalEntry, MedicalIndex } from '../../../api/static-home.ts';
import { partOf, usePage } from '../../../kit/answers/use-page.ts';
import type { LoadState } from '../../../kit/answers/use-resource.ts';
import { addressOfService } from '../../../kit/links/service-links.ts';
import { bridge } from '../../../platform/bridge.ts';
import { config } from '../../../platform/configuration.ts';
import { match } from '../../../routes.ts';
import { APP_PLATFORMS } from '../../../rules/constants.ts';
import { hasOwnApp } from '../../../rules/has-own-app.ts';
import { reads } from '../main.reads.ts';
import { isGift } from './gifts.ts';

/** Filters the medical index for this page. `plain` removes offers: gifts and the charity campaign. */
export function useVisibleIndex(plain = false): LoadState<MedicalIndex> {
  const { n95GongyiSwitch } = useSnapshot(config);
  const [index] = reads();
  return partOf(usePage(...index), (wholeIndex) => visibleParts(wholeIndex, n95GongyiSwitch === 1, plain));
}

/**
 * Removes entries that this page must not show: the charity campaign while it is off, unknown pages, and downloads in a provider's app or without
 * one.
 * Groups that are empty afterwards are removed too.
 */
function visibleParts({ banners, groups }: MedicalIndex, charityOn: boolean, plain: boolean): MedicalIndex {
  const isAppOffered = hasOwnApp && !APP_PLATFORMS.includes(bridge.host.platform);
  const isVisible = ({ link, charity }: Pick<MedicalEntry, 'link' | 'charity'>) => {
    const to = addressOfService(link);
    return (charityOn || !charity) && to !== undefined && (isAppOffered || !offersApp(to));
  };
  return {
    banners: banners.filter(isVisible),
    groups: groups
      .map((group) => ({
        ...group,
        entries: group.entries.filter((entry) => isVisible(entry) && !(plain && (entry.charity || isGift(entry)))),
      }))
      .filter(({ entries }) => entries.length > 0),
  };
}

const offersApp = (to: string): boolean => match(to.split('?', 1)[0] ?? '')?.id.startsWith('download.') ?? false;
