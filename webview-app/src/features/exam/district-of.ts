/** Matches a district or county at an address's beginning or after its province and city. */
const DISTRICT =
  /^(?:[\u4e00-\u9fff]{2,8}?(?:省|自治区))?(?:[\u4e00-\u9fff]{2,6}?市)?([\u4e00-\u9fff]{1,6}?(?:区|县))(?!域)/;
/** Matches names that end like a district's name but are only parts of a town. */
const PART_OF_TOWN = /(?:小|社|园|校|院|厂|景|街|开发|工业|科技|示范)区$/;

/** Returns the district at the beginning of an address, such as "朝阳区", or undefined if there is none. */
export function districtOf(address: string): string | undefined {
  const [, district] = DISTRICT.exec(address.trim()) ?? [];
  return district && !PART_OF_TOWN.test(district) ? district : undefined;
}
