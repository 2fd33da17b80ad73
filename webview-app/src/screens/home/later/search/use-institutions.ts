/**
 * Searches institutions in one city, because the service lists them by city. It is the city in the text, else the city of the person's
 * last choice. The request needs a package, so a failure of the package list is a failure of this search too.
 */
import { listExamCities, listExamInstitutions } from '../../../../api/exam.ts';
import type { PackageSummary } from '../../../../api/mall.ts';
import { QUIET } from '../../../../client/request.ts';
import { usePage } from '../../../../kit/answers/use-page.ts';
import type { LoadState } from '../../../../kit/answers/use-resource.ts';
import { href } from '../../../../routes.ts';
import { isFreeProduct } from '../../../../rules/products.ts';
import { medical } from '../../../../store/sections.ts';
import { kindOf, type ResultKind } from './result-kind.ts';

export function useInstitutions(text: string, packages: LoadState<{ list: readonly PackageSummary[] }>): ResultKind {
  const productNo = packages.data?.list.find(
    (product) => product.onSale && !isFreeProduct(product.productNo),
  )?.productNo;
  const cities = usePage(listExamCities, productNo ? { query: { productNo } } : null, QUIET);
  const list = cities.data?.cities ?? [];
  const namedCity = list.find(({ cityName }) => text.toLowerCase().includes(cityName.toLowerCase()));
  const city = namedCity ?? list.find(({ cityId }) => cityId === medical.state.cityId) ?? list[0];
  const keyword = namedCity ? withoutName(text, namedCity.cityName) : text;
  const response = usePage(
    listExamInstitutions,
    text && productNo && city ? { query: { productNo, cityId: city.cityId, ...(keyword && { keyword }) } } : null,
    QUIET,
  );
  const hasNoCity = packages.status === 'ready' && (productNo === undefined || (cities.status === 'ready' && !city));
  if (packages.status === 'error' || hasNoCity) return kindOf('institutions', packages, () => NO_RESULTS);
  if (cities.status === 'error') return kindOf('institutions', cities, () => NO_RESULTS);
  return kindOf('institutions', response, ({ institutions }) => ({
    total: institutions.length,
    city: city?.cityName,
    rows: institutions.map(({ id, name, address, cityId }) => ({
      key: id,
      title: name,
      text: address,
      to: `${href('checkup.institutions', { productNo: productNo ?? '' })}?${new URLSearchParams({ city: cityId, search: name })}`,
    })),
  }));
}

const NO_RESULTS = { rows: [], total: 0 } as const;

const withoutName = (text: string, name: string): string => {
  const index = text.toLowerCase().indexOf(name.toLowerCase());
  return (text.slice(0, index) + text.slice(index + name.length)).trim();
};
