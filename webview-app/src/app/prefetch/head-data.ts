/**
 * Lists the first data of screens that open without a login: a public file or, for a visitor, a call without input. The program in the
 * page's markup requests it (`prefetch/head.ts`, in the single file `first-page/single-program.ts`) exactly as the row's prefetch
 * (`prefetch/areas/<area>.ts`) or the screen would. Names in braces are parameters of the row's path.
 */
import type { RouteId } from '../../routes.ts';

const OPTIONS = '/static-config/medical-page-options';

export const FIRST_DATA: Readonly<Record<string, string | undefined>> = {
  'entry.home': '/static-config/medical/index.json',
  'checkup.package-list': '/api/sdhealth/mall/package/list',
  'checkup.sale': `${OPTIONS}/pecsale/{productNo}.json`,
  'checkup.landing': `${OPTIONS}/landing/pec/{productNo}.json`,
  'rights.claim-version': '/static-config/rights/{version}.json',
  'rights.claim-paid': '/static-config/rights/v2.json',
} satisfies Partial<Record<RouteId, string>>;

/** The table in the single file: the source of a regular expression for the path, and the file's address as `byFolder` returns it. */
export type FirstDataTable = readonly (readonly [path: string, file: string])[];

/** Returns the file's address with each parameter's name replaced by its index in the path: `{2}` for `/pecSale/:productNo`. */
export const byFolder = (address: string, path: string): string =>
  address.replace(/\{(\w+)\}/g, (_, name: string) => {
    const index = path.split('/').indexOf(`:${name}`);
    if (index < 0) throw new Error(`first-data: ${path} has no ${name}`);
    return `{${index}}`;
  });
