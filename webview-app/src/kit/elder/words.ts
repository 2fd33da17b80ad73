/** The texts of the elder edition's bar, offer and switch. Both languages are in one file, because there are few texts. */
import { currentLanguage, type Language, useLanguage } from '../../messages/index.ts';

const en = {
  enter: 'Large-text edition: bigger, simpler, no ads',
  leave: 'Back to the standard edition',
  entered: 'The large-text edition is on. You can switch back on the home page',
  left: 'The standard edition is on',
  offer: 'Your phone uses large text. The large-text edition has bigger text and buttons, and no ads',
  offerYes: 'Use it',
  offerNo: 'No, thank you',
  call: 'Call us:',
};

type ElderWords = typeof en;

const zh: ElderWords = {
  enter: '长辈版：字更大，更简单，没有广告',
  leave: '返回标准版',
  entered: '已切换到长辈版，在首页可以返回标准版',
  left: '已返回标准版',
  offer: '您的手机使用了大字体。长辈版的字和按钮更大，没有广告',
  offerYes: '使用长辈版',
  offerNo: '不用了',
  call: '客服电话',
};

/** The texts of both languages, exported for the check of texts. */
export const allElderWords: Readonly<Record<Language, ElderWords>> = { en, zh };

export const elderWords = (): ElderWords => allElderWords[currentLanguage()];
export const useElderWords = (): ElderWords => allElderWords[useLanguage()];
