import { weixinSuite } from './weixin-suite.ts';

weixinSuite('ios');
