import { wechatSuite } from './wechat-suite.ts';

wechatSuite('android');
