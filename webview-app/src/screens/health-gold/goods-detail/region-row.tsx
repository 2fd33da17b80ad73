import { MapPin } from 'lucide-react';
import { listActivityCities } from '../../../api/activity.ts';
import type { GoodsDetail, Region } from '../../../api/goods.ts';
import { CityPicker } from '../../../features/exam/city-picker.tsx';
import { partOf, usePage } from '../../../kit/answers/use-page.ts';
import { ResourceView } from '../../../kit/page/resource-view.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsShape } from '../../../ui/skeleton.tsx';
import { useWords as useAreaWords } from '../words/index.ts';
import { useWords } from './words/index.ts';

export interface RegionRowProps {
  goods: GoodsDetail;
  /** The city. It is `null` or `undefined` if it is unknown. */
  region: Region | null | undefined;
  onChange: () => void;
}

/** Shows the city to which the goods are sent, or that they are not sent there. */
export function RegionRow({ goods, region, onChange }: RegionRowProps) {
  const words = useWords();
  const area = useAreaWords().goods;
  const title = region
    ? region.deliverable
      ? words.sentTo(region.cityName)
      : words.notSentTo(region.cityName)
    : words.cityUnknown;
  return (
    <Rows>
      <ListRow
        icon={<MapPin />}
        title={title}
        text={goods.onlyIn ? words.sentOnlyTo(goods.onlyIn.join(area.between)) : words.changeCity}
        onClick={onChange}
      />
    </Rows>
  );
}

export interface CitySheetProps {
  goods: GoodsDetail;
  cityId: string;
  onChoose: (cityId: string) => void;
  /** Called when the phone's position is known. */
  onLocated: () => void;
  onClose: () => void;
}

/** Lists the cities to choose from. If the goods are sent only to some cities, those come first. */
export function CitySheet({ goods, cityId, onChoose, onLocated, onClose }: CitySheetProps) {
  const words = useWords();
  const page = usePage(listActivityCities, {});
  return (
    <Sheet open title={words.chooseCity} onCancel={onClose}>
      <ResourceView resource={partOf(page, ({ cities }) => cities)} skeleton={<RowsShape count={4} />}>
        {(cities) => (
          <CityPicker
            cities={cities.map((city) => ({
              id: city.cityId,
              name: city.cityName,
              hot: goods.onlyIn?.includes(city.cityName) ?? city.hot,
            }))}
            value={cityId}
            onChange={({ id }) => onChoose(id)}
            onLocated={onLocated}
          />
        )}
      </ResourceView>
    </Sheet>
  );
}
