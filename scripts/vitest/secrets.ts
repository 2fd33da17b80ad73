/** Holds personal texts for tests of data that leaves the phone. */

/** Lists personal texts, most without a form that a pattern could match. */
export const SECRETS: readonly string[] = [
  // phones
  '13800138000',
  '138 0013 8000',
  '138—0013—8000',
  '138−0013−8000',
  '138~0013~8000',
  '(138)00138000',
  '138*0013*8000',
  '138,0013,8000',
  '138|0013|8000',
  '１３８００１３８０００',
  '一三八〇〇一三八〇〇〇',
  '壹叁捌零零壹叁捌零零零',
  '١٣٨٠٠١٣٨٠٠٠',
  'l38OOl38OOO',
  '+852 9123 4567',
  '010-8765 4321',
  '400-tel-8765',
  '1.38E10',
  '0x33689C7F0',
  'MTM4MDAxMzgwMDA=',
  '138\u20600013\u20608000',
  '００８６１３８',
  // names
  '李小龙',
  '欧阳娜娜',
  '买买提·阿卜杜拉',
  'Zhang Ming',
  'O’Connor-Smith',
  'ZHANG/SAN MR',
  'Nguyễn Văn An',
  'Иван Петров',
  '山田太郎',
  'zhangsan1987',
  // tokens and accounts of a session
  'q7Vd2mKx9wLp',
  'a3f5c9e1-77b2-4c1d-9e0f-5b6a7c8d9e0f',
  'sk_live_51H8xYz',
  'AKIAIOSFODNN7EXAMPLE',
  'ghp_16C7e42F292c6912E7',
  'wx8d5e0b1f2a3c4d5e',
  'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o',
  'ya29.a0AfH6SMBx',
  '0a1b2c3d4e5f60718293a4b5c6d7e8f9',
  'session/7hQ2',
  '938271',
  // diagnoses and findings
  '乙肝表面抗原阳性',
  'HIV-1 reactive',
  '2型糖尿病',
  'C34.9 肺恶性肿瘤',
  'BI-RADS 4a',
  'depressive episode',
  '妊娠12周+3',
  'CEA 38.2 ng/mL',
  'ICD E11.65',
  // account numbers, papers, addresses
  '6222 0202 ０011',
  '62220202',
  'PA-2024-000917',
  '粤B12345',
  '保单 8800123',
  '港澳通行证C1234',
  'DE89 3704 0044 0532',
  'A1234567(8)',
  '社保卡AB77X',
  'li.lei(at)example',
  '北京市朝阳区建国路88号',
  'Flat 3, 12 Elm Road',
  '39.9042N 116.4074E',
  '1949/12/31',
  '一九四九年十二月',
  '生日19491231',
];

/** Returns the parts of a secret that are personal by themselves. */
const partsOf = (secret: string): string[] => [
  secret,
  ...secret.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length > 3 || /\p{Script=Han}{2}/u.test(part)),
];

/** Tells if a text contains a part. Digits count only as a whole word: a time or a random id may contain the same digits. */
const isIn = (text: string, part: string, secret: string): boolean =>
  part !== secret && /^\d+$/.test(part)
    ? new RegExp(`(?<![\\p{L}\\p{N}])${part}(?![\\p{L}\\p{N}])`, 'u').test(text)
    : text.includes(part);

/** Returns the parts of the secret in a text, plain or escaped as in JSON. */
export const leaksOf = (text: string, secret: string): string[] =>
  partsOf(secret).filter((part) => isIn(text, part, secret) || isIn(text, JSON.stringify(part).slice(1, -1), secret));
