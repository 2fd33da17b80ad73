/** A district, a county or a county's city, at an address's beginning or behind its province and city. */
const DISTRICT =
  /^(?:[\u4e00-\u9fff]{2,8}?(?:省|自治区))?(?:[\u4e00-\u9fff]{2,6}?市)?([\u4e00-\u9fff]{1,6}?(?:区|县))(?!域)/;
/** Endings like a district's that are none: parts of a town. */
const NO_DISTRICT = /(?:小|社|园|校|院|厂|景|街|开发|工业|科技|示范)区$/;

/** Returns the district that an address begins with, as "朝阳区"; `undefined` where it names none there. */
export function districtOf(address: string): string | undefined {
  const [, district] = DISTRICT.exec(address.trim()) ?? [];
  return district && !NO_DISTRICT.test(district) ? district : undefined;
}
