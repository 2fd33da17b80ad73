import { weixinSuite } from './weixin-suite.ts';

weixinSuite('android');
