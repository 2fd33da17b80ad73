import { wechatSuite } from './wechat-suite.ts';

wechatSuite('ios');
