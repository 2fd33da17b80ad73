/** The texts of a picture card. Both languages are in one file, because there are few texts. */
import { type Language, useLanguage } from '../../messages/index.ts';

const en = {
  card: 'Picture card',
  of: (name: string) => `Picture card of ${name}`,
  save: 'Save to album',
  saved: 'Saved to your album',
  denied: 'Please allow this app to use your album, or press and hold the picture',
  failed: 'The picture could not be made. You can share the link instead',
  share: 'Share the picture',
  hold: 'To save it, press and hold the picture',
};

type CardWords = typeof en;

const zh: CardWords = {
  card: '图片卡片',
  of: (name) => `${name}的图片卡片`,
  save: '保存到相册',
  saved: '已保存到相册',
  denied: '请允许访问相册，或长按图片保存',
  failed: '图片未能生成，您可以改为分享链接',
  share: '分享图片',
  hold: '长按图片即可保存',
};

/** The texts of both languages. */
const allCardWords: Readonly<Record<Language, CardWords>> = { en, zh };

export const useCardWords = (): CardWords => allCardWords[useLanguage()];
