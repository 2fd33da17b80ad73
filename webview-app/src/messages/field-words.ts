/** Defines the words of fields: errors of a text, and the code sent to a phone. Both languages are in one file, loaded with a field. */
import { isElder } from './edition.ts';
import { useLanguage } from './index.ts';
import type { Language } from './language.ts';
import { simplerBy } from './simpler.ts';

const en = {
  chooseOne: 'Please choose one',
  login: {
    code: 'Verification code',
    codePlaceholder: 'Enter verification code',
    getCode: 'Get code',
    seconds: (remaining: number) => `${remaining} s`,
    phoneEmpty: 'Please enter your mobile number',
    codeEmpty: 'Please enter the code you received',
    codeSent: 'Code sent',
    codeFailed: 'Failed to get the code, please retry',
    quickFailed: 'One-tap verification is not available here, please use a code',
  },
  rules: {
    notEmpty: 'Please fill this in',
    empty: 'Please leave this empty',
    name: 'Please enter a name: at least 2 Chinese characters or letters',
    idCard: 'Please enter a correct ID card number',
    genuineIdCard: 'Please compare this number with the card: there may be a typing error',
    phone: 'Please enter a correct mobile number',
    code: 'The code has 6 digits',
    email: 'Please enter a correct email address',
    bankCard: 'Please enter a correct bank card number',
    address: 'Please use only characters, digits, letters, - _ and brackets',
    positiveNumber: 'Please enter a number above 0',
    digits: 'Please enter digits only',
    positiveInteger: 'Please enter a whole number above 0',
    nonNegativeInteger: 'Please enter a whole number, 0 or more',
    coupon: 'A coupon number has exactly 6 letters or digits',
    money: 'Please enter an amount with at most 2 decimals',
    ipAddress: 'Please enter a correct IP address',
    url: 'Please enter a correct web address',
  },
  /** The error for a private character of an old keyboard, which no standard defines. */
  privateCharacter: (nth: number) =>
    `Character ${nth} of the name is one that only an older keyboard knows. Please delete it and choose the standard one`,
  /** The errors of an empty field, by the rule for its type. */
  empties: {
    name: 'Please enter the name',
    idCard: 'Please enter the ID card number',
    phone: 'Please enter the mobile number',
    address: 'Please enter the address',
    coupon: 'Please enter the coupon number',
  },
};

export type FieldWords = typeof en;

const zh: FieldWords = {
  chooseOne: '请选择',
  login: {
    code: '验证码',
    codePlaceholder: '请输入验证码',
    getCode: '获取验证码',
    seconds: (remaining) => `${remaining} 秒`,
    phoneEmpty: '请输入您的手机号',
    codeEmpty: '请输入您收到的验证码',
    codeSent: '验证码已发送',
    codeFailed: '获取验证码失败，请重试',
    quickFailed: '暂时无法一键验证，请使用验证码',
  },
  rules: {
    notEmpty: '请填写此项',
    empty: '此项请留空',
    name: '请输入正确的姓名，至少 2 个汉字或字母',
    idCard: '请输入正确的身份证号码',
    genuineIdCard: '该号码可能有误，请与证件核对',
    phone: '请输入正确的手机号',
    code: '验证码是 6 位数字',
    email: '请输入正确的邮箱地址',
    bankCard: '请输入正确的银行卡号',
    address: '地址仅支持汉字、数字、字母、-、_和括号',
    positiveNumber: '请输入大于 0 的数字',
    digits: '请输入数字',
    positiveInteger: '请输入大于 0 的整数',
    nonNegativeInteger: '请输入 0 或正整数',
    coupon: '券码为 6 位字母或数字',
    money: '请输入正确的金额，最多两位小数',
    ipAddress: '请输入正确的IP地址',
    url: '请输入正确的网址',
  },
  privateCharacter: (nth) => `姓名第 ${nth} 个字是旧输入法的自造字，请删去后重新选择标准字`,
  empties: {
    name: '请填写姓名',
    idCard: '请填写身份证号码',
    phone: '请填写手机号',
    address: '请填写地址',
    coupon: '请填写券码',
  },
};

/** Both languages, exported for the check of the words. */
export const fieldWords: Readonly<Record<Language, FieldWords>> = { en, zh };

/** Replaces difficult texts by those of the elder edition. */
const simplify = simplerBy<FieldWords>({
  en: {
    login: {
      code: 'Code in the text message',
      codePlaceholder: 'The numbers we sent you',
      getCode: 'Send me a code',
      codeEmpty: 'Enter the numbers in our text message',
      codeSent: 'We have sent you a text message. Please look at it',
      codeFailed: 'The text message was not sent. Please tap again',
      quickFailed: 'One tap does not work here. Please use a text message',
    },
    rules: {
      idCard: 'This ID card number is not right. Please look at it again',
      genuineIdCard: 'This number may be wrong. Please compare it with the card',
      phone: 'This mobile number is not right. Please look at it again',
      code: 'The text message has a number of 6 digits. Please look at it again',
    },
  },
  zh: {
    login: {
      code: '短信验证码',
      codePlaceholder: '短信里的数字',
      getCode: '发短信给我',
      codeEmpty: '请输入短信里的数字',
      codeSent: '短信已发出，请看一下手机短信',
      codeFailed: '短信没有发出，请再点一次',
      quickFailed: '现在不能一键验证，请用短信验证码',
    },
    rules: {
      name: '姓名不对，请再看一遍',
      idCard: '身份证号不对，请再看一遍',
      genuineIdCard: '这个号码可能不对，请拿出身份证对照一下',
      phone: '手机号不对，请再看一遍',
      code: '短信里是 6 位数字，请再看一遍',
      email: '邮箱不对，请再看一遍',
      bankCard: '银行卡号不对，请再看一遍',
    },
  },
});

/** Returns the words in the current language, and renders again when it changes. */
export function useFieldWords(): FieldWords {
  const language = useLanguage();
  return isElder() ? simplify(fieldWords[language], language) : fieldWords[language];
}
