/** Groups cities under headings, for a list to choose from. */

export interface GroupedCity {
  readonly name: string;
  readonly province?: string | undefined;
  /** The letter of the city in a long list. Default: the letter of its name. */
  readonly letter?: string | undefined;
  readonly hot?: boolean | undefined;
  readonly nearest?: boolean | undefined;
}

export interface CityGroup<City> {
  readonly name: string;
  readonly cities: City[];
  /** True if the cities of the group share a letter. */
  readonly byLetter: boolean;
}

export interface GroupNames {
  readonly nearest: string;
  readonly hotCities: string;
  readonly moreCities: string;
}

/** The number of cities from which a list has a search field and letters. */
export const LONG_LIST_LENGTH = 16;

/** The first character of each Pinyin letter. No syllable begins with I, U or V. */
const FIRST_OF_LETTER: readonly (readonly [first: string, letter: string])[] = [
  ...'阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀',
].map((first, index) => [first, 'ABCDEFGHJKLMNOPQRSTWXYZ'.charAt(index)]);

/** The group of names that do not begin with a letter. */
const OTHER = '#';

/** Returns the letter of a name: its first character if Latin, otherwise the first letter of its Pinyin. */
export function letterOf(name: string): string {
  const [first = ''] = name.trim();
  const baseLetter = first.normalize('NFD').charAt(0).toUpperCase();
  if (/[A-Z]/.test(baseLetter)) return baseLetter;
  if (!/\p{Script=Han}/u.test(first)) return OTHER;
  const { compare } = new Intl.Collator('zh-Hans-CN-u-co-pinyin');
  return FIRST_OF_LETTER.findLast(([from]) => compare(from, first) <= 0)?.[1] ?? OTHER;
}

/**
 * Returns groups with each city once. Without a search the nearest and the popular cities come first, under their own headings. The others
 * follow by letter in a long list, otherwise by province, or in one group if few cities share a province. Search results are grouped by province.
 */
export function cityGroups<City extends GroupedCity>(
  cities: readonly City[],
  isSearched: boolean,
  names: GroupNames,
): CityGroup<City>[] {
  const rank = ({ nearest, hot }: City) => (isSearched ? 2 : nearest ? 0 : hot ? 1 : 2);
  const citiesOfRank = (group: number) => cities.filter((city) => rank(city) === group);
  const others = citiesOfRank(2);
  const first = [names.nearest, names.hotCities].map((name, index) => ({
    name,
    cities: citiesOfRank(index),
    byLetter: false,
  }));
  return [...first, ...otherGroups(others, cities.length, isSearched, names)].filter(
    (group) => group.cities.length > 0,
  );
}

function otherGroups<City extends GroupedCity>(
  others: readonly City[],
  count: number,
  isSearched: boolean,
  { moreCities }: GroupNames,
): CityGroup<City>[] {
  const groupBy = (nameOf: (city: City) => string): [string, City[]][] => {
    const groups = new Map<string, City[]>();
    for (const city of others) groups.set(nameOf(city), [...(groups.get(nameOf(city)) ?? []), city]);
    return [...groups];
  };
  if (!isSearched && count >= LONG_LIST_LENGTH)
    return groupBy(({ name, letter }) => letter ?? letterOf(name))
      .sort(([a], [b]) => Number(a === OTHER) - Number(b === OTHER) || (a < b ? -1 : 1))
      .map(([name, cities]) => ({ name, cities, byLetter: true }));
  const byProvince = groupBy(({ province }) => province ?? '');
  if (!isSearched && byProvince.length * 2 > others.length)
    return [{ name: moreCities, cities: [...others], byLetter: false }];
  return byProvince.map(([name, cities]) => ({ name, cities, byLetter: false }));
}
