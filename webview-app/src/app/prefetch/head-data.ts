/**
 * The first data of screens that open without a login, where it is a public file or, for a visitor, a call without input: the page's own
 * program asks for it (`preload.ts`, in the single file `first-page/single-program.ts`) as the row's own prefetch (`prefetch/<area>.ts`)
 * or the screen would. Names in braces are of the row's path.
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

/** The table as the single file has it: the source of an expression for the path, and the file's address as `byFolder` makes it. */
export type FirstDataTable = readonly (readonly [path: string, file: string])[];

/** Returns the file's address with the numbers of the path's folders in the place of their names: `/pecSale/:productNo` has `{2}`. */
export const byFolder = (address: string, path: string): string =>
  address.replace(/\{(\w+)\}/g, (_, name: string) => {
    const index = path.split('/').indexOf(`:${name}`);
    if (index < 0) throw new Error(`first-data: ${path} has no ${name}`);
    return `{${index}}`;
  });
