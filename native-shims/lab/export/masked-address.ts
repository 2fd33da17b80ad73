/** Masks secrets in an address that is written into a test. */
import { SAMPLE_SECRETS } from '@sdhealth/fixtures/people';

/** Matches names of personal data and credentials, without separators. Most names may have a prefix, as in `userTicket`. */
const SECRET_NAME =
  /(?:^code|(?:verify|auth|sms|id)code|ticket|token|mobile|phone|phoneno|phonenumber|tel|idcard|idcardno|idcardnos|idcardnumber|idcardlist|physicalid|bankcard|email|realname|username|nickname|personname|patientname|physicalname|insuredname|holder|openid|unionid|authorization|signature|password|passwd|pwd|secret|姓名|手机|手机号|电话|身份证|身份证号|证件号|验证码|密码)$/;

const isSecretName = (name: string): boolean => SECRET_NAME.test(decodeSafely(name).replace(/[-_]/g, '').toLowerCase());

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const MASK = 'hidden';

/** Masks secret values in the query, in a query after `#`, and in an encoded address. Values of the sample data stay. */
export const maskedAddress = (address: string): string => {
  const mask = (match: string, prefix: string, name: string, separator: string, value: string) =>
    value !== '' && isSecretName(name) && !SAMPLE_SECRETS.includes(decodeSafely(value))
      ? `${prefix}${name}${separator}${MASK}`
      : match;
  return address
    .replace(/([?&#])([^=&#?]+)(=)([^&#]*)/g, mask)
    .replace(/(%3F|%26|%23)((?:(?!%3D|%26|%3F|%23)[^&#=])+)(%3D)((?:(?!%26|%23)[^&#])*)/gi, mask);
};
